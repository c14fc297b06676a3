import { useState } from "react";
import { previewParam } from "~/domain/editing/preview";
import { useFormats } from "~/i18n/use-formats";
import { useT } from "~/i18n/use-t";
import { dayOf } from "../clock";
import type { Session } from "../session";
import { usePart } from "../store/cell";
import { failed } from "../told";
import { ToolIcon } from "../ToolIcon";

interface Link {
  /** What it shows: a version's number, or "draft". */
  version: string;
  href: string;
  /** When it ends, ISO 8601. */
  until: string;
  isCopied: boolean;
}

/** Makes a link that shows what is on the page to somebody who is not of the house, and copies it; it stays to be read. */
export function PreviewLink({ session }: { session: Session }) {
  const t = useT("editor");
  const { fullDay } = useFormats();
  const seq = usePart(session.view, ({ looked }) => looked?.seq ?? undefined);
  const [link, setLink] = useState<Link | null>(null);
  const version = seq === undefined ? "draft" : String(seq);
  const share = async (): Promise<void> => {
    const shared = await session.api.sharePreview(session.page, version);
    if (!shared) return session.view.update({ told: failed(t("told.failed")) });
    const url = new URL(location.pathname, location.origin);
    url.search = new URLSearchParams({ v: version, [previewParam]: shared.key }).toString();
    const isCopied = await navigator.clipboard.writeText(url.href).then(
      () => true,
      () => false,
    );
    setLink({ version, href: url.href, until: shared.until, isCopied });
  };
  return (
    <>
      <button type="button" onClick={() => void share()}>
        <ToolIcon name="copy" />
        {seq === undefined ? t("bar.preview") : t("bar.previewOf", { seq })}
      </button>
      {/* Heard when it fills. */}
      <div role="status">
        {link?.version === version && (
          <label>
            {t(link.isCopied ? "bar.previewCopied" : "bar.previewToCopy", { day: fullDay(dayOf(link.until)) })}
            <input readOnly value={link.href} onFocus={(event) => event.target.select()} />
          </label>
        )}
      </div>
    </>
  );
}
