import { lazy, Suspense, useEffect, useState, type ReactNode } from "react";
import { useNavigate } from "react-router";
import { onConsentWanted } from "~/api/consent-signal";
import { importPart } from "~/domain/common/part";
import { legalPages } from "~/domain/site/pages";
import { useLocale } from "~/i18n/locale-context";
import { Rescue } from "~/ui/Rescue";

const Consent = lazy(() => importPart(() => import("~/features/consent/later/Consent")));

/** What opens over a page; its code comes when it is wanted. Without that code the page `instead` says the same. */
function Layer({ instead, children }: { instead: string; children: ReactNode }) {
  const { href } = useLocale();
  const navigate = useNavigate();
  return (
    <Rescue instead={null} onFail={() => void navigate(href(instead))}>
      <Suspense>{children}</Suspense>
    </Rescue>
  );
}

interface LayersProps {
  tagManager: string;
  nonce: string;
}

/** What opens over the page, whichever it is. */
export function Layers({ tagManager, nonce }: LayersProps) {
  const [wanted, setWanted] = useState(0);
  const [isAlive, setAlive] = useState(false);
  useEffect(() => {
    setAlive(true);
    return onConsentWanted(() => setWanted((times) => times + 1));
  }, []);
  return (
    isAlive &&
    (tagManager !== "" || wanted > 0) && (
      <Layer instead={legalPages.privacy}>
        <Consent tagManager={tagManager} nonce={nonce} wanted={wanted} />
      </Layer>
    )
  );
}
