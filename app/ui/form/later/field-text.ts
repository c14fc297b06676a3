/** What was typed into a field of a form; empty for a field that is none or takes files. */
export function fieldText(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === "string" ? value : "";
}
