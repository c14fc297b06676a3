import { Fragment, Suspense, type ReactNode } from "react";
import type { RichTextNode } from "~/domain/common/schema";
import { late } from "../../asleep/late";
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

/** What stands behind a node, before the next. */
export type Behind = (node: RichTextNode, next: RichTextNode | undefined) => ReactNode;

/** A node of a text as it stands on a page. */
export function renderNode(node: RichTextNode, offset: number, behind?: Behind): ReactNode {
  const children = node.content?.map((child, index, all) => (
    <Fragment key={index}>
      {renderNode(child, offset, behind)}
      {behind?.(child, all[index + 1])}
    </Fragment>
  ));
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

const hasNotes = ({ marks, content }: RichTextNode): boolean =>
  Boolean(marks?.some(({ type }) => type === "note") || content?.some(hasNotes));

/** Few texts have notes: what draws them comes for those. */
const NotedText = late(() => import("./NotedText"));

/** Reading text from the editor's document: only the nodes and marks of the contract, never HTML. */
export function RichText({ doc, headingOffset = 0, className, lang }: RichTextProps) {
  if (!doc) return null;
  const plain = renderNode(doc, headingOffset);
  return (
    <div className={classNames(styles.text, className)} lang={lang}>
      {hasNotes(doc) ? (
        <Suspense fallback={plain}>
          <NotedText doc={doc} offset={headingOffset} />
        </Suspense>
      ) : (
        plain
      )}
    </div>
  );
}
