import { lazy, Suspense, useEffect, useState, type ReactNode } from "react";
import { useLocation, useNavigate } from "react-router";
import { onConsentWanted } from "~/api/consent-signal";
import { importPart } from "~/domain/common/part";
import { legalPages } from "~/domain/site/pages";
import { overlayKey, programmePath } from "~/features/navigation/parts/targets";
import { useLocale } from "~/i18n/locale-context";
import { Rescue } from "~/ui/Rescue";

const Consent = lazy(() => importPart(() => import("~/features/consent/later/Consent")));
const Overlay = lazy(() => importPart(() => import("./later/Overlay")));

/** What opens over a page; its code comes when it is wanted. Without that code the page `instead` says the same. */
function Layer({ instead, children }: { instead: string; children: ReactNode }) {
  const { href } = useLocale();
  const navigate = useNavigate();
  return (
    <Rescue instead={null} onFail={() => void navigate(href(instead), { replace: true })}>
      <Suspense>{children}</Suspense>
    </Rescue>
  );
}

interface LayersProps {
  tagManager: string;
  nonce: string;
  houseTime: string;
}

/** What opens over the page, whichever it is. */
export function Layers({ tagManager, nonce, houseTime }: LayersProps) {
  const { href } = useLocale();
  const { pathname, search } = useLocation();
  const [wanted, setWanted] = useState(0);
  const [isAlive, setAlive] = useState(false);
  useEffect(() => {
    setAlive(true);
    return onConsentWanted(() => setWanted((times) => times + 1));
  }, []);
  if (!isAlive) return null;
  // The programme is not opened over itself.
  const hasOverlay = !pathname.startsWith(href(programmePath)) && new URLSearchParams(search).has(overlayKey);
  return (
    <>
      {(tagManager !== "" || wanted > 0) && (
        <Layer instead={legalPages.privacy}>
          <Consent tagManager={tagManager} nonce={nonce} wanted={wanted} />
        </Layer>
      )}
      {hasOverlay && (
        <Layer instead={programmePath}>
          <Overlay houseTime={houseTime} />
        </Layer>
      )}
    </>
  );
}
