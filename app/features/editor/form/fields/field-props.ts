import type { ComponentType } from "react";
import type { z } from "zod";
import type { Field } from "~/domain/pages/module-definition";
import type { Shape } from "../shape";
import type { Problem } from "../problems";

export interface FieldSetProps {
  fields: Readonly<Record<string, Field>>;
  schema: z.ZodObject;
  values: Readonly<Record<string, unknown>>;
  /** The same as visitors see it; undefined: they do not. */
  before?: Readonly<Record<string, unknown>> | undefined;
  problems: readonly Problem[];
  /** `lang`: one language of the value. */
  onChange: (key: string, value: unknown, lang?: string) => void;
}

/** What every input of the form is given. */
export interface InputProps {
  id: string;
  field: Field;
  shape: Shape;
  value: unknown;
  /** The same as visitors see it; undefined: they do not. */
  before?: unknown;
  onChange: (value: unknown) => void;
  /** Of its own or, in a list, of its entries. */
  problems: readonly Problem[];
  /** Ids of what explains it. */
  describedBy: string | undefined;
  /** Draws the fields of a list's entries. */
  Fields: ComponentType<FieldSetProps>;
  /** Language of what is written in it; undefined: the same in all. */
  lang: string | undefined;
}
