import { useLocation } from "react-router";

interface JsonLdProps {
  /** `import.meta.env.SSR && …`: whoever reads it reads documents, so that a browser need not know how it is made. */
  data: object | false;
}

/**
 * Structured data. The only place that writes raw text into a document: `<` is escaped, so no
 * content can leave the element, and a data block is never executed. In a browser the served one stays as it
 * is until the address changes.
 */
export function JsonLd({ data }: JsonLdProps) {
  const { pathname } = useLocation();
  return (
    <script
      key={pathname}
      type="application/ld+json"
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: data ? JSON.stringify(data).replaceAll("<", "\\u003c") : "{}" }}
    />
  );
}
