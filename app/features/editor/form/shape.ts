import { z } from "zod";

/** What a form has to know of a prop beyond its kind, read off the schema it is judged by. */
export interface Shape {
  /** One value for every language. */
  isTranslated: boolean;
  /** The most characters of a text; null: no limit. */
  longest: number | null;
  /** Of a number. */
  least: number | undefined;
  most: number | undefined;
  /** Several records are chosen, not one. */
  isMany: boolean;
  /** Of the entries of a list. */
  entry: z.ZodObject | null;
}

function inner(schema: z.ZodType): z.ZodType {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault)
    return inner(schema.unwrap() as z.ZodType);
  return schema;
}

const longestOf = (schema: z.ZodType): number | null => (schema instanceof z.ZodString ? schema.maxLength : null);

/** The shape of a prop. */
export function shapeOf(schema: z.ZodType): Shape {
  const plain = inner(schema);
  const isTranslated = plain instanceof z.ZodRecord;
  const value = isTranslated ? (plain.valueType as z.ZodType) : plain;
  const element = plain instanceof z.ZodArray ? inner(plain.element as z.ZodType) : null;
  return {
    isTranslated,
    longest: longestOf(value),
    least: value instanceof z.ZodNumber ? (value.minValue ?? undefined) : undefined,
    most: value instanceof z.ZodNumber ? (value.maxValue ?? undefined) : undefined,
    isMany: plain instanceof z.ZodArray,
    entry: element instanceof z.ZodObject ? element : null,
  };
}

/** The schema of one of an object's keys; anything where it knows none. */
export const schemaAt = (schema: z.ZodObject, key: string): z.ZodType =>
  (schema.shape[key] as z.ZodType | undefined) ?? z.unknown();
