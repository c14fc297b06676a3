import { SmartLink } from "~/ui/SmartLink";

/** A sentence with one link in it, which stands between bars: "Ich stimme den |AGB| zu." */
export function LinkedText({ text, to }: { text: string; to: string }) {
  const [before, link, after] = text.split("|");
  return (
    <>
      {before}
      <SmartLink to={to}>{link}</SmartLink>
      {after}
    </>
  );
}
