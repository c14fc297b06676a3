interface JsonLdProps {
  data: object;
}

/**
 * Structured data. The only place that writes raw text into a document: `<` is escaped, so no
 * content can leave the element, and a data block is never executed.
 */
export function JsonLd({ data }: JsonLdProps) {
  return (
    <script
      type="application/ld+json"
      dangerouslySetInnerHTML={{ __html: JSON.stringify(data).replaceAll("<", "\\u003c") }}
    />
  );
}
