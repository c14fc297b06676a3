import { useState } from "react";
import { useNavigate } from "react-router";
import { useLocale } from "~/i18n/locale-context";
import { useT } from "~/i18n/use-t";
import { Button } from "~/ui/form/Button";
import { Icon } from "~/ui/picture/Icon";
import { useAnnounce } from "~/ui/use-announce";
import { listPath, listSearch } from "./film-list";

/** Offers the device's own sharing. True if it took over, also where the person then changed their mind. */
async function shareWithDevice(data: ShareData): Promise<boolean> {
  if (typeof navigator.share !== "function") return false;
  try {
    await navigator.share(data);
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === "AbortError";
  }
}

/** Hands the list on as a link: through the device, the clipboard or, where neither works, the address bar. */
export function ShareButton({ ids }: { ids: readonly number[] }) {
  const t = useT("favorites");
  const { href } = useLocale();
  const navigate = useNavigate();
  const announce = useAnnounce();
  const [copied, setCopied] = useState<readonly number[] | null>(null);
  const share = async () => {
    const path = href(listPath) + listSearch(ids);
    const url = new URL(path, window.location.href).href;
    if (await shareWithDevice({ title: t("share.title"), url })) return;
    try {
      await navigator.clipboard.writeText(url);
      setCopied(ids);
      announce(t("share.copied"));
    } catch {
      await navigate(path);
    }
  };
  const done = copied === ids;
  return (
    <Button variant="ghost" onClick={share}>
      <Icon name={done ? "check" : "share"} />
      {t(done ? "share.copied" : "share")}
    </Button>
  );
}
