import { byPlace, createTexts, type Messages } from "./texts";

/** The texts of the document in a browser, which has those that it has asked for. */
export const browserTexts = createTexts(
  {},
  import.meta.env.SSR
    ? {}
    : byPlace(
        import.meta.glob<Messages>(
          ["./messages/*/*.json", "!./messages/*/{plain,feeds,noscript,editor,editor-form,box-office,foyer}.json"],
          {
            import: "default",
          },
        ),
      ),
);
