import { Fragment, type ReactNode } from "react";
import type { RichTextNode } from "~/domain/common/schema";
import { classNames } from "../../class-names";
import styles from "./RichText.module.css";
import { SmartLink } from "../../SmartLink";

interface RichTextProps {
  doc: RichTextNode | null | undefined;
  /** Added to the level of headings so that they fit the page's outline. */
  headingOffset?: number | undefined;
  className?: string | undefined;
  lang?: string | undefined;
}

type Marks = NonNullable<RichTextNode["marks"]>;

function marked(text: string, marks: Marks): ReactNode {
  let content: ReactNode = text;
  for (const mark of marks) {
    if (mark.type === "bold") content = <strong>{content}</strong>;
    if (mark.type === "italic") content = <em>{content}</em>;
    if (mark.type === "link" && typeof mark.attrs?.href === "string")
      content = (
        <SmartLink to={mark.attrs.href} newTab={mark.attrs.target === "_blank"}>
          {content}
        </SmartLink>
      );
  }
  return content;
}

/** Left is how everything stands. */
const alignment = ({ attrs }: RichTextNode): string | undefined =>
  attrs?.textAlign === "center" || attrs?.textAlign === "right" ? attrs.textAlign : undefined;

function heading(node: RichTextNode, offset: number, children: ReactNode): ReactNode {
  const level = Math.min(6, Math.max(2, Number(node.attrs?.level ?? 2) + offset));
  const Tag = `h${level}` as "h2";
  return <Tag data-align={alignment(node)}>{children}</Tag>;
}

function renderNode(node: RichTextNode, offset: number): ReactNode {
  const children = node.content?.map((child, index) => <Fragment key={index}>{renderNode(child, offset)}</Fragment>);
  switch (node.type) {
    case "text":
      return marked(node.text ?? "", node.marks ?? []);
    case "paragraph":
      return <p data-align={alignment(node)}>{children}</p>;
    case "bulletList":
      return <ul>{children}</ul>;
    case "orderedList":
      return <ol>{children}</ol>;
    case "listItem":
      return <li>{children}</li>;
    case "heading":
      return heading(node, offset, children);
    case "hardBreak":
      return <br />;
    default:
      return children;
  }
}

/** Reading text from the editor's document: only the nodes and marks of the contract, never HTML. */
export function RichText({ doc, headingOffset = 0, className, lang }: RichTextProps) {
  if (!doc) return null;
  return (
    <div className={classNames(styles.text, className)} lang={lang}>
      {renderNode(doc, headingOffset)}
    </div>
  );
}
