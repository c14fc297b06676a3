import { lazy, Suspense, type ReactNode } from "react";
import { useLocation, useNavigate } from "react-router";
import { importPart } from "~/domain/common/part";
import { weaknessOf } from "~/domain/site/device";
import { legalPages } from "~/domain/site/pages";
import { DeviceNote } from "~/features/navigation/later/DeviceNote";
import { programmePath } from "~/features/navigation/parts/targets";
import type { ShellData } from "~/features/navigation/parts/shell-data";
import { useLocale } from "~/i18n/locale-context";
import { Rescue } from "~/ui/Rescue";

const Consent = lazy(() => importPart(() => import("~/features/consent/later/Consent")));
const Overlay = lazy(() => importPart(() => import("./Overlay")));

interface OpenedProps {
  shell: ShellData;
  nonce: string;
  /** How often somebody has asked for the dialog of the consents. */
  wanted: number;
  hasOverlay: boolean;
}

/** The layers that a page has over it. */
export default function Opened({ shell, nonce, wanted, hasOverlay }: OpenedProps) {
  const { href } = useLocale();
  const { pathname } = useLocation();
  const weakness = weaknessOf(navigator);
  // The programme is not opened over itself.
  const overElse = hasOverlay && !pathname.startsWith(href(programmePath));
  return (
    <>
      {weakness && <DeviceNote weakness={weakness} />}
      {(shell.tagManager !== "" || wanted > 0) && (
        <Layer instead={legalPages.privacy}>
          <Consent tagManager={shell.tagManager} nonce={nonce} wanted={wanted} />
        </Layer>
      )}
      {overElse && (
        <Layer instead={programmePath}>
          <Overlay houseTime={shell.houseTime} />
        </Layer>
      )}
    </>
  );
}

/** Without the code of a layer the page `instead` says the same. */
function Layer({ instead, children }: { instead: string; children: ReactNode }) {
  const { href } = useLocale();
  const navigate = useNavigate();
  return (
    <Rescue instead={null} onFail={() => void navigate(href(instead), { replace: true })}>
      <Suspense>{children}</Suspense>
    </Rescue>
  );
}
