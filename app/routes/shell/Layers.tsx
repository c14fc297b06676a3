import { lazy, Suspense, useEffect, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { onConsentWanted } from "~/ui/consent-signal";
import { importPart } from "~/domain/common/part";
import { weaknessOf } from "~/domain/site/device";
import { legalPages } from "~/domain/site/pages";
import { overlayKey, programmePath } from "~/features/navigation/parts/targets";
import type { ShellData } from "~/features/navigation/parts/shell-data";
import { useLocale } from "~/i18n/locale-context";
import { Rescue } from "~/ui/Rescue";
import { useHydrated } from "~/ui/use-hydrated";

const Opened = lazy(() => importPart(() => import("./later/Opened")));

/** What opens over the page, whichever it is: nothing on most, so that all of its code is late. */
export function Layers({ shell, nonce }: { shell: ShellData; nonce: string }) {
  const { search } = useLocation();
  const { href } = useLocale();
  const navigate = useNavigate();
  const [wanted, setWanted] = useState(0);
  useEffect(() => onConsentWanted(() => setWanted((times) => times + 1)), []);
  const isAlive = useHydrated();
  const hasOverlay = search.includes(overlayKey);
  const isWanted = isAlive && (wanted > 0 || hasOverlay || shell.tagManager !== "" || weaknessOf(navigator) !== null);
  // What somebody has asked for is told by a page of its own if its code does not arrive.
  const instead = hasOverlay ? programmePath : wanted > 0 ? legalPages.privacy : null;
  return (
    isWanted && (
      <Rescue instead={null} onFail={() => void (instead && navigate(href(instead), { replace: true }))}>
        <Suspense>
          <Opened shell={shell} nonce={nonce} wanted={wanted} hasOverlay={hasOverlay} />
        </Suspense>
      </Rescue>
    )
  );
}
