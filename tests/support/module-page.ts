import type { PageDocument } from "~/domain/pages/document";

/** A working copy with one section of modules, each by its id, type and props. */
export const modulePage = (...modules: [id: string, type: string, props: Record<string, unknown>][]): PageDocument => ({
  containers: [
    {
      id: "a",
      slug: "",
      layout: "100",
      extra_class: "",
      columns: [
        {
          index: 0,
          classes: "",
          children: modules.map(([id, type, props], order) => ({ id, type, version: 1, order, props })),
        },
      ],
    },
  ],
});
