import type { ReactNode } from "react";
import { Wrap } from "~/ui/Wrap";
import FormPaper, { type FormPaperProps } from "./served/FormPaper";

/** A form by itself. What was sent takes the whole width. */
export function FormPage({ breadcrumb, ...paper }: Omit<FormPaperProps, "as"> & { breadcrumb: ReactNode }) {
  return (
    <>
      <Wrap>{breadcrumb}</Wrap>
      <FormPaper {...paper} as="page" />
    </>
  );
}
