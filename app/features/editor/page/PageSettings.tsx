import { useState } from "react";
import { z } from "zod";
import type { FieldError, Result } from "~/domain/common/errors";
import type { PageFacts } from "~/domain/editing/schema";
import { text } from "~/domain/pages/fields";
import type { Field } from "~/domain/pages/module-definition";
import { translate } from "~/domain/locale/locales";
import { useLocale } from "~/i18n/locale-context";
import { useT } from "~/i18n/use-t";
import { FieldSet } from "../form/FieldSet";
import type { Problem } from "../form/problems";
import { ToolDialog } from "../form/ToolDialog";
import dialog from "../form/ToolDialog.module.css";
import { fieldsOf } from "./fields";
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
  page: PageFacts;
  /** Public origin of the site, for the preview. */
  origin: string;
  siteName: string;
  /** Carries a change out; it holds for visitors at once. */
  onSave: (change: Partial<PageFacts>) => Promise<Result<PageFacts>>;
  onClose: () => void;
}

const changed = (was: PageFacts, now: PageFacts): Partial<PageFacts> =>
  Object.fromEntries(
    Object.entries(now).filter(([key, value]) => JSON.stringify(value) !== JSON.stringify(was[key as keyof PageFacts])),
  );

const asProblems = (errors: readonly FieldError[]): Problem[] =>
  errors.map(({ path, message }) => ({
    path: path.split("."),
    words: /taken|exists|in use/i.test(message) ? "problem.pathTaken" : "problem.other",
  }));

/** The form's value of a key: a picture is a reference there. */
const shown = (page: PageFacts): Record<string, unknown> => ({
  ...page,
  og_image: page.og_image === null ? null : { $media: page.og_image },
});

function withValue(page: PageFacts, key: string, value: unknown, lang: string | undefined): PageFacts {
  if (key === "og_image") return { ...page, og_image: (value as { $media: number } | null)?.$media ?? null };
  if (lang === undefined) return { ...page, [key]: value };
  return { ...page, [key]: { ...page[key as "title"], [lang]: value } };
}

/** What is said of a page as a whole: its names, its address, how it is found and shared, where it is listed. */
export default function PageSettings({ page, origin, siteName, onSave, onClose }: PageSettingsProps) {
  const t = useT("editor-form");
  const { lang } = useLocale();
  const [draft, setDraft] = useState(page);
  const [errors, setErrors] = useState<readonly FieldError[]>([]);
  const [state, setState] = useState<"idle" | "saving" | "failed">("idle");
  const change = changed(page, draft);
  const isChanged = Object.keys(change).length > 0;
  const save = async () => {
    setState("saving");
    const saved = await onSave(change);
    if (saved.ok) return onClose();
    setErrors(saved.errors ?? []);
    setState("failed");
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
      <div className={styles.fields}>
        <FieldSet
          fields={fields}
          schema={schema}
          values={shown(draft)}
          problems={asProblems(errors)}
          onChange={(key, value, code) => setDraft((now) => withValue(now, key, value, code))}
        />
      </div>
    </ToolDialog>
  );
}
