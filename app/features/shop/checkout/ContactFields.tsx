import type { ComponentProps } from "react";
import type { Problem, Typed, TypedField } from "~/domain/orders/contact";
import { useT } from "~/i18n/use-t";
import type { MessageKey } from "~/i18n/namespaces";
import styles from "./Checkout.module.css";
import { fieldId } from "./checkout-form";
import { FieldError } from "./FieldError";

/** What is wrong with a field, in words. */
export const problemKey = (field: TypedField, problem: Problem) =>
  `problem.${field}.${problem}` as MessageKey<"checkout">;

interface FieldProps extends Omit<ComponentProps<"input">, "id" | "name" | "className"> {
  field: "name" | "email" | "phone";
  problem: Problem | undefined;
  optional?: boolean;
  hint?: string;
}

/** A field with its label above it, and above the field what is wrong with it. */
export function ContactField({ field, problem, optional = false, hint, ...input }: FieldProps) {
  const t = useT("checkout");
  const id = fieldId(field);
  const described = [problem && `${id}-problem`, hint && `${id}-hint`].filter(Boolean).join(" ");
  return (
    <div className={styles.field}>
      <label htmlFor={id}>
        {t(field)} {optional ? <span className={styles.muted}>{t("optional")}</span> : null}
      </label>
      {hint ? <small id={`${id}-hint`}>{hint}</small> : null}
      {problem ? <FieldError id={`${id}-problem`}>{t(problemKey(field, problem))}</FieldError> : null}
      <input
        id={id}
        name={field}
        {...input}
        {...(described && { "aria-describedby": described })}
        {...(problem && { "aria-invalid": true })}
      />
    </div>
  );
}

interface ContactFieldsProps {
  typed: Pick<Typed, "name" | "email" | "phone">;
  problems: Partial<Record<TypedField, Problem>>;
}

/** Who orders: a name, where the tickets go, and a number in case a show is called off. */
export function ContactFields({ typed, problems }: ContactFieldsProps) {
  const t = useT("checkout");
  return (
    <div className={styles.fields}>
      <div className={styles.two}>
        <ContactField field="name" problem={problems.name} defaultValue={typed.name} autoComplete="name" required />
        <ContactField
          field="email"
          problem={problems.email}
          defaultValue={typed.email}
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          required
        />
      </div>
      <ContactField
        field="phone"
        problem={problems.phone}
        defaultValue={typed.phone}
        type="tel"
        autoComplete="tel"
        optional
        hint={t("phone_why")}
      />
    </div>
  );
}
