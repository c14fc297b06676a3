import { Fragment, type ReactNode } from "react";
import type { SafeNode } from "~/domain/html/safe-html";
import { SmartLink } from "~/ui/SmartLink";

function element(node: SafeNode): ReactNode {
  const children = node.children && node.children.length > 0 ? <SafeNodes nodes={node.children} /> : undefined;
  switch (node.tag) {
    case "text":
      return node.text;
    case "br":
      return <br />;
    case "img":
      return <img src={node.src} alt={node.alt ?? ""} loading="lazy" />;
    case "a":
      return <SmartLink to={node.href ?? ""}>{children}</SmartLink>;
    default: {
      const Tag = node.tag;
      return <Tag>{children}</Tag>;
    }
  }
}

/** A block of the site settings, built from allowed elements only. */
export function SafeNodes({ nodes }: { nodes: readonly SafeNode[] }) {
  return nodes.map((node, index) => <Fragment key={index}>{element(node)}</Fragment>);
}
