import { useState } from "react";
import { z } from "zod";
import type { Changed } from "~/api/later/pages";
import type { FieldError } from "~/domain/common/errors";
import type { PageChange, PageError, PageFacts, PageSettings as Settings } from "~/domain/editing/schema";
import { text } from "~/domain/pages/fields";
import type { Field } from "~/domain/pages/module-definition";
import { translate } from "~/domain/locale/locales";
import { useLocale } from "~/i18n/locale-context";
import { useT } from "~/i18n/use-t";
import { FieldSet } from "../form/FieldSet";
import type { Problem } from "../form/problems";
import { ToolDialog } from "../form/ToolDialog";
import dialog from "../form/ToolDialog.module.css";
import { errorWords } from "./error-words";
import { fieldsOf } from "./fields";
import { changesOf, meet, withSetting, type Contested } from "./meeting";
import { Meanwhile } from "./Meanwhile";
import styles from "./PageSettings.module.css";
import { Preview } from "./Preview";

/** As far as a form has to know it; the call judges. */
const schema = z.object({
  title: text(120),
  headline: text(200),
  path: z.string().max(200),
  meta_title: text(120),
  meta_description: text(320),
  og_title: text(120),
  og_description: text(320),
  og_image: z.object({ $media: z.int() }).nullable(),
  is_clickable: z.boolean(),
  in_menu: z.boolean(),
  in_footer: z.boolean(),
  is_landing_page: z.boolean(),
});

interface PageSettingsProps {
  page: Settings;
  /** Public origin of the site, for the preview. */
  origin: string;
  siteName: string;
  /** Carries a change out; it holds for visitors at once. */
  onSave: (change: PageChange) => Promise<Changed>;
  onClose: () => void;
}

const asProblems = (errors: readonly (FieldError & Partial<PageError>)[]): Problem[] =>
  errors.map(({ path, code }) => ({
    path: path.split("."),
    words: (code && errorWords[code]) ?? "problem.other",
  }));

/** The form's value of a key: a picture is a reference there. */
const shown = (page: PageFacts): Record<string, unknown> => ({
  ...page,
  og_image: page.og_image === null ? null : { $media: page.og_image },
});

const stored = (key: string, value: unknown): unknown =>
  key === "og_image" ? ((value as { $media: number } | null)?.$media ?? null) : value;

const factsOf = ({ rev: _rev, ...facts }: Settings): PageFacts => facts;

interface Work {
  /** What the house had when this was last told. */
  base: Settings;
  /** As it is typed. */
  draft: PageFacts;
  /** What others changed, too. */
  contested: readonly Contested[];
  errors: readonly FieldError[];
  state: "idle" | "saving" | "failed" | "contested";
}

/** Changes settings, following what others have changed elsewhere in them; null if that is done. */
async function saving({ base, draft }: Work, onSave: PageSettingsProps["onSave"]): Promise<Partial<Work> | null> {
  const saved = await onSave({ base_rev: base.rev, ...changesOf(factsOf(base), draft) });
  if (saved.ok) return null;
  if (!saved.theirs) return { errors: saved.errors ?? [], state: "failed" };
  const { page, contested } = meet(factsOf(base), draft, factsOf(saved.theirs));
  const met = { base: saved.theirs, draft: page, contested, errors: [], state: "contested" } as const;
  return contested.length > 0 ? met : saving(met, onSave);
}

/** What is said of a page as a whole: its names, its address, how it is found and shared, where it is listed. */
export default function PageSettings({ page, origin, siteName, onSave, onClose }: PageSettingsProps) {
  const t = useT("editor-form");
  const { lang } = useLocale();
  const [work, setWork] = useState<Work>({
    base: page,
    draft: factsOf(page),
    contested: [],
    errors: [],
    state: "idle",
  });
  const { base, draft, contested, errors, state } = work;
  const update = (change: Partial<Work>) => setWork((now) => ({ ...now, ...change }));
  const isChanged = Object.keys(changesOf(factsOf(base), draft)).length > 0;
  const save = async () => {
    update({ state: "saving" });
    const left = await saving(work, onSave);
    if (left) update(left);
    else onClose();
  };
  const fields: Record<string, Field> = fieldsOf(t);
  return (
    <ToolDialog
      sign="§"
      name={t("page.settings", { title: translate(page.title, lang).value })}
      problems={errors.length}
      onClose={onClose}
      foot={
        <>
          <button
            type="button"
            className={dialog.done}
            disabled={!isChanged || state === "saving"}
            onClick={() => void save()}
          >
            {t("page.save")}
          </button>
          <button type="button" className={dialog.quiet} onClick={onClose}>
            {t("page.cancel")}
          </button>
          <span role="status" className={dialog.note}>
            {t(state === "failed" ? "page.failed" : "page.atOnce")}
          </span>
        </>
      }
    >
      <Preview page={draft} origin={origin} siteName={siteName} />
      {contested.length > 0 && (
        <Meanwhile
          contested={contested}
          fields={fields}
          onTake={(leaf) =>
            update({
              draft: withSetting(draft, leaf, leaf.theirs),
              contested: contested.filter((other) => other !== leaf),
            })
          }
        />
      )}
      <div className={styles.fields}>
        <FieldSet
          fields={fields}
          schema={schema}
          values={shown(draft)}
          problems={asProblems(errors)}
          onChange={(key, value, code) =>
            setWork((now) => ({
              ...now,
              draft: withSetting(
                now.draft,
                { key: key as keyof PageFacts, ...(code !== undefined && { lang: code }) },
                stored(key, value),
              ),
            }))
          }
        />
      </div>
    </ToolDialog>
  );
}
