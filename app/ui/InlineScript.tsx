interface InlineScriptProps {
  /** Constant code of this repository: never content. */
  code: string;
  nonce: string;
}

/** A script that must run before the next paint. Browsers hide the nonce, hence no comparison when hydrating. */
export function InlineScript({ code, nonce }: InlineScriptProps) {
  return (
    <script
      nonce={nonce}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: code.replaceAll("<", "\\u003c") }}
    />
  );
}
