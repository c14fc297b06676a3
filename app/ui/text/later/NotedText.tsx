import { Fragment, useId, type ReactNode } from "react";
import type { RichTextNode } from "~/domain/common/schema";
import { renderNode, type Behind } from "./RichText";
import styles from "./RichText.module.css";

/** What a text says of these words in a note. */
const noteOf = (node: RichTextNode | undefined): string | undefined => {
  const text = node?.marks?.find(({ type }) => type === "note")?.attrs?.text;
  return typeof text === "string" && text !== "" ? text : undefined;
};

/** A text with notes: behind the last words of each stands its number, and after their block the note. */
export default function NotedText({ doc, offset }: { doc: RichTextNode; offset: number }) {
  const id = useId();
  // A note's number is its place.
  const notes: string[] = [];
  const behind: Behind = (node, next) => {
    const note = noteOf(node);
    return note === undefined || note === noteOf(next) ? null : <Reference number={notes.push(note)} id={id} />;
  };
  return doc.content?.map((node, index) => {
    const before = notes.length;
    const block = renderNode(node, offset, behind);
    return (
      <Fragment key={index}>
        <Noted block={block} notes={notes.slice(before)} before={before} id={id} />
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

interface NotedProps {
  /** A paragraph, heading or list. */
  block: ReactNode;
  notes: readonly string[];
  /** How many notes there are before these. */
  before: number;
  id: string;
}

function Noted({ block, notes, before, id }: NotedProps) {
  if (notes.length === 0) return block;
  return (
    <div className={styles.noted} data-noted="">
      {block}
      {notes.map((note, index) => {
        const number = before + index + 1;
        return (
          <p key={number} role="doc-footnote" id={`${id}${number}`} className={styles.note}>
            <a role="doc-backlink" href={`#${id}to${number}`}>
              {number}
            </a>{" "}
            {note}
          </p>
        );
      })}
    </div>
  );
}
