import { useEffect, useState } from "react";
import { useFetcher, useRouteLoaderData } from "react-router";
import { emailConfirm, fieldType } from "~/domain/forms/field-types";
import type { Form, FormField as Field } from "~/domain/forms/schema";
import { fallbackLang } from "~/i18n/fallback-lang";
import { useT } from "~/i18n/use-t";
import { Button } from "~/ui/form/Button";
import { VisuallyHidden } from "~/ui/text/VisuallyHidden";
import { Wrap } from "~/ui/Wrap";
import { besides, nameOf, type FormAnswer, type Typed } from "../form-names";
import { FormDone } from "./FormDone";
import { FormErrors } from "./FormErrors";
import { FormField } from "./FormField";
import styles from "./FormPaper.module.css";

export interface FormPaperProps {
  form: Form;
  /** What says when the page was made. */
  ticket: string;
  /** What the form was answered without JavaScript. */
  answer?: FormAnswer | undefined;
  /** `page`: it is what the page is about. `part`: it stands among other things. */
  as: "page" | "part";
}

/** The fields with a row each, numbered from 1: the repeated address comes right behind the address. */
function rowsOf({ fields }: Form): Field[] {
  const shown = fields.filter(
    ({ visible, field_type }) => visible && field_type !== fieldType.hidden && field_type !== emailConfirm.type,
  );
  const repeated = fields.find(({ field_type }) => field_type === emailConfirm.type);
  const at = shown.findIndex(({ field_type }) => field_type === fieldType.email);
  return at === -1 || !repeated ? shown : shown.toSpliced(at + 1, 0, repeated);
}

const numeral = (index: number): string => String(index + 1).padStart(2, "0");

/** A form of the house as a numbered paper. Sent with JavaScript it stays where it is; without, its own page answers. */
export default function FormPaper({ form, ticket, answer: served, as }: FormPaperProps) {
  const fetcher = useFetcher<FormAnswer>({ key: `form-${form.id}` });
  const answer = fetcher.data ?? served;
  if (answer?.done) return <FormDone form={form} done={answer.done} as={as} />;
  const [Frame, Title] = as === "page" ? ([Wrap, "h1"] as const) : (["div", "h2"] as const);
  return (
    <Frame className={styles.paper}>
      <div className={styles.head}>
        <Title tabIndex={-1} lang={fallbackLang(form.fallback, "title")}>
          {form.title}
        </Title>
        {form.intro && <p lang={fallbackLang(form.fallback, "intro")}>{form.intro}</p>}
      </div>
      <fetcher.Form
        method="post"
        action={form.url}
        encType="multipart/form-data"
        noValidate
        aria-label={form.title}
        className={styles.form}
      >
        <Besides ticket={answer?.ticket ?? ticket} answer={answer} />
        <Rows form={form} answer={answer} isSending={fetcher.state !== "idle"} />
      </fetcher.Form>
    </Frame>
  );
}

/** What nobody fills in: when the page was made, which page it is, and a field for programs alone. */
function Besides({ ticket, answer }: { ticket: string; answer: FormAnswer | undefined }) {
  const t = useT("forms");
  // The document's nonce is new in every answer, also in those from the cache: without JavaScript it names the page.
  const [key, setKey] = useState(useRouteLoaderData<{ nonce: string }>("root")?.nonce ?? "");
  useEffect(() => setKey(crypto.randomUUID()), [answer]);
  return (
    <>
      <input type="hidden" name={besides.ticket} value={ticket} />
      <input type="hidden" name={besides.key} value={key} />
      <VisuallyHidden as="div" aria-hidden="true">
        <label>
          {t("trap")}
          <input name={besides.trap} tabIndex={-1} autoComplete="off" />
        </label>
      </VisuallyHidden>
    </>
  );
}

const untyped: Typed = {};

interface RowsProps {
  form: Form;
  answer: FormAnswer | undefined;
  isSending: boolean;
}

function Rows({ form, answer, isSending }: RowsProps) {
  const t = useT("forms");
  const rows = rowsOf(form);
  const typed = answer?.typed ?? (answer ? untyped : null);
  const labelOf = (field: Field): string => (field.slug === emailConfirm.slug ? t("email.repeat") : field.label);
  const wrong = rows.flatMap((field, index) => {
    const problem = answer?.problems.find(({ slug }) => slug === field.slug)?.problem;
    return problem ? [{ field, number: numeral(index), label: labelOf(field), problem }] : [];
  });
  return (
    <>
      {answer && <FormErrors answer={answer} wrong={wrong} />}
      {form.fields
        .filter(({ field_type, visible }) => visible && field_type === fieldType.hidden)
        .map((field) => (
          <input key={field.id} type="hidden" name={nameOf(field.slug)} defaultValue={String(field.default ?? "")} />
        ))}
      {rows.map((field, index) => (
        <FormField
          key={field.id}
          field={field}
          label={labelOf(field)}
          lang={field.id === 0 ? undefined : fallbackLang(form.fallback, "fields")}
          number={numeral(index)}
          typed={typed}
          problem={wrong.find((one) => one.field === field)?.problem}
        />
      ))}
      <div className={styles.row}>
        <span className={styles.number} aria-hidden="true">
          {numeral(rows.length)}
        </span>
        <div className={styles.words}>
          <b>{t("send.label")}</b>
          <small>{t("send.help", { count: form.retention_days })}</small>
        </div>
        <div className={styles.control}>
          <Button type="submit" size="large" busy={isSending}>
            {t("send")}
          </Button>
        </div>
      </div>
    </>
  );
}
