import { Fragment, useId, type ReactNode } from "react";
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

/** What a text says of these words in a note. */
const noteOf = (node: RichTextNode | undefined): string | undefined => {
  const text = node?.marks?.find(({ type }) => type === "note")?.attrs?.text;
  return typeof text === "string" && text !== "" ? text : undefined;
};

interface Drawing {
  headingOffset: number;
  /** The notes so far: a note's number is its place. */
  notes: string[];
  /** Names the notes of this text among those of the page. */
  id: string;
}

/** The words of a node; behind the last ones of a note stands its number. */
function childrenOf({ content = [] }: RichTextNode, drawing: Drawing): ReactNode {
  return content.map((child, index) => {
    const note = noteOf(child);
    return (
      <Fragment key={index}>
        {renderNode(child, drawing)}
        {note !== undefined && note !== noteOf(content[index + 1]) && (
          <Reference number={drawing.notes.push(note)} id={drawing.id} />
        )}
      </Fragment>
    );
  });
}

function Reference({ number, id }: { number: number; id: string }) {
  return (
    <sup>
      <a role="doc-noteref" id={`${id}to${number}`} href={`#${id}${number}`}>
        {number}
      </a>
    </sup>
  );
}

function renderNode(node: RichTextNode, drawing: Drawing): ReactNode {
  const children = childrenOf(node, drawing);
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
      return heading(node, drawing.headingOffset, children);
    case "hardBreak":
      return <br />;
    default:
      return children;
  }
}

/** A paragraph, heading or list with its notes, or as it is where it has none. */
function renderBlock(node: RichTextNode, drawing: Drawing): ReactNode {
  const before = drawing.notes.length;
  const block = renderNode(node, drawing);
  const notes = drawing.notes.slice(before);
  if (notes.length === 0) return block;
  return (
    <div className={styles.noted} data-noted="">
      {block}
      {notes.map((note, index) => {
        const number = before + index + 1;
        return (
          <p key={number} role="doc-footnote" id={`${drawing.id}${number}`} className={styles.note}>
            <a role="doc-backlink" href={`#${drawing.id}to${number}`}>
              {number}
            </a>{" "}
            {note}
          </p>
        );
      })}
    </div>
  );
}

/** Reading text from the editor's document: only the nodes and marks of the contract, never HTML. */
export function RichText({ doc, headingOffset = 0, className, lang }: RichTextProps) {
  const id = useId();
  if (!doc) return null;
  const drawing: Drawing = { headingOffset, notes: [], id };
  return (
    <div className={classNames(styles.text, className)} lang={lang}>
      {doc.content?.map((block, index) => (
        <Fragment key={index}>{renderBlock(block, drawing)}</Fragment>
      ))}
    </div>
  );
}
