import { useEffect, useMemo, useState, type KeyboardEvent } from "react";
import { edgeNumber } from "~/domain/editing/tree";
import type { ModuleGroup } from "~/domain/pages/module-definition";
import { useLocale } from "~/i18n/locale-context";
import { useT } from "~/i18n/use-t";
import { definitions } from "~/modules/definitions";
import { recentTypes } from "../actions/recent";
import { useCommands } from "../actions/use-commands";
import type { Layout } from "../actions/operations";
import { VisuallyHidden } from "~/ui/text/VisuallyHidden";
import { labelOf } from "../label";
import { Panel } from "../panels/Panel";
import parts from "../panels/parts.module.css";
import type { Session, Spot } from "../session";
import { usePart } from "../store/cell";
import { ToolIcon } from "../ToolIcon";
import styles from "./AddPanel.module.css";
import { layoutName, layouts, widthsOf } from "./layouts";
import { Sample, samplesDocument } from "./Sample";

const groups: readonly ModuleGroup[] = ["text", "media", "teaser", "programme", "layout", "other"];

const plain = (text: string): string => text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();

/** The types that fit what is looked for, in any language: those whose name begins with it first. */
function hitsOf(words: string): string[] {
  const wanted = plain(words.trim());
  const found = [...definitions.values()].flatMap(({ type, label }) => {
    const names = Object.values(label).map(plain);
    const starts = names.some((name) => name.startsWith(wanted));
    return starts || names.some((name) => name.includes(wanted)) ? [{ type, starts }] : [];
  });
  return found.toSorted((a, b) => Number(b.starts) - Number(a.starts)).map(({ type }) => type);
}

type Choice = ModuleGroup | "recent" | "all";

function typesOf(choice: Choice): string[] {
  if (choice === "recent") return recentTypes();
  return [...definitions.values()].filter(({ group }) => choice === "all" || group === choice).map(({ type }) => type);
}

/** Everything that can be put on a page: by name, by group, with a live sample of each. */
export function AddPanel({ session, at }: { session: Session; at: Spot }) {
  const t = useT("editor");
  const { lang } = useLocale();
  const commands = useCommands(session);
  const [words, setWords] = useState("");
  const [choice, setChoice] = useState<Choice>("all");
  const types = useMemo(() => (words.trim() ? hitsOf(words) : typesOf(choice)), [words, choice]);
  const near = at.kind === "section" ? at.after : (at.after ?? at.section);
  const number = usePart(session.store.state, ({ document }) => (near === null ? "" : edgeNumber(document, near)));
  useEffect(() => void session.fetchSources(samplesDocument()), [session]);
  const onKeyDown = (event: KeyboardEvent): void => {
    const [first] = types;
    if (event.key !== "Enter" || !words.trim() || first === undefined) return;
    event.preventDefault();
    commands.insert(first, at);
  };
  return (
    <Panel
      session={session}
      sign="+"
      title={number ? t("add.title", { number }) : t("add.titleFirst")}
      width="wide"
      foot={
        <button type="button" className={parts.button} onClick={() => void commands.paste(at)}>
          <ToolIcon name="clipboard" />
          {t("add.clipboard")}
        </button>
      }
    >
      <div className={styles.search}>
        <label>
          <ToolIcon name="search" />
          <input
            type="search"
            data-autofocus=""
            aria-label={t("add.search")}
            placeholder={t("add.search")}
            value={words}
            onChange={(event) => setWords(event.target.value)}
            onKeyDown={onKeyDown}
          />
        </label>
        <p role="status">{t("add.found", { count: types.length, all: definitions.size })}</p>
      </div>
      <Layouts onChoose={(layout) => commands.insertSection(layout, at)} />
      <div className={styles.choice}>
        <Groups
          hits={words.trim() ? types.length : null}
          choice={choice}
          onChoose={(next) => {
            setWords("");
            setChoice(next);
          }}
        />
        <ul className={styles.types} aria-label={t("add.modules")}>
          {types.map((type) => (
            <li key={type}>
              <button type="button" data-type={type} onClick={() => commands.insert(type, at)}>
                <Sample session={session} type={type} />
                <span>{labelOf(type, lang)}</span>
              </button>
            </li>
          ))}
          {types.length === 0 && <li className={styles.none}>{t("add.none")}</li>}
        </ul>
      </div>
    </Panel>
  );
}

/** Empty sections, by their columns on the grid of twelve. */
function Layouts({ onChoose }: { onChoose: (layout: Layout) => void }) {
  const t = useT("editor");
  return (
    <div className={styles.layouts}>
      <h3>{t("add.sections")}</h3>
      <ul>
        {layouts.map((layout) => (
          <li key={layout}>
            <button type="button" onClick={() => onChoose(layout)}>
              <span
                className={styles.columns}
                style={{
                  gridTemplateColumns: widthsOf(layout)
                    .map((width) => `${width}fr`)
                    .join(" "),
                }}
              >
                {widthsOf(layout).map((width, index) => (
                  <i key={index} data-width={width} />
                ))}
              </span>
              <VisuallyHidden>{t("add.layout")} </VisuallyHidden>
              {layout === "100" ? t("add.full") : layoutName(layout)}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

interface GroupsProps {
  /** How many types have what is looked for in their names; null: nothing is looked for. */
  hits: number | null;
  choice: Choice;
  onChoose: (choice: Choice) => void;
}

function Groups({ hits, choice, onChoose }: GroupsProps) {
  const t = useT("editor");
  return (
    <ul className={styles.groups} aria-label={t("add.groups")}>
      {hits !== null && (
        <li>
          <button type="button" aria-pressed="true">
            {t("add.hits")} <b>{hits}</b>
          </button>
        </li>
      )}
      {(["all", "recent", ...groups] as const).map((name) => (
        <li key={name}>
          <button type="button" aria-pressed={hits === null && name === choice} onClick={() => onChoose(name)}>
            {name === "all" || name === "recent" ? t(`add.${name}`) : t(`group.${name}`)}
            <b>{typesOf(name).length}</b>
          </button>
        </li>
      ))}
    </ul>
  );
}
