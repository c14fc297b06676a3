import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { browserApi } from "~/api/browser";
import { giveConsent, useConsent } from "~/ui/later/consent";
import { asksOnArrival, type Consent } from "~/domain/site/consent";
import { seemsSignedIn } from "~/api/signed-in";
import { legalPages } from "~/domain/site/pages";
import { useLocale } from "~/i18n/locale-context";
import { ConsentBanner } from "./ConsentBanner";
import { ConsentDialog } from "./ConsentDialog";
import { forgetTagManager, tellTagManager } from "./tag-manager";

const askedAgainKey = "kasch-asked-again";

/** Where storage is forbidden nobody is asked twice. */
function wasAskedAgain(): boolean {
  try {
    return sessionStorage.getItem(askedAgainKey) !== null;
  } catch {
    return true;
  }
}

/** False while it is not known who is signed in, where somebody seems to be. */
function useKnowsUser(): boolean {
  const { lang } = useLocale();
  const [hinted] = useState(seemsSignedIn);
  const [knows, setKnows] = useState(!hinted);
  useEffect(() => {
    if (!hinted) return;
    // What the menu of the account asks for, too; whatever the answer.
    const asked = import("~/api/later/queries").then(({ queries }) =>
      queries.fetchQuery({
        queryKey: ["user-details", lang],
        queryFn: () => browserApi(lang).userDetails(),
        staleTime: Infinity,
        retry: false,
      }),
    );
    void Promise.allSettled([asked]).then(() => setKnows(true));
  }, [hinted, lang]);
  return knows;
}

/** Whether the house asks by itself on the page that is shown, and how to have that settled. */
function useAsks(consent: Consent | null, isTracked: boolean): [boolean, () => void] {
  const { href } = useLocale();
  const { pathname } = useLocation();
  const legal = Object.values(legalPages).map(href);
  const before = useRef(pathname);
  const [asks, setAsks] = useState(false);
  const [settled, setSettled] = useState(false);
  useEffect(() => {
    const wasLegal = legal.includes(before.current);
    before.current = pathname;
    const askedAgain = wasAskedAgain();
    const asked = isTracked && asksOnArrival({ consent, isLegal: legal.includes(pathname), wasLegal, askedAgain });
    setAsks(asked);
    if (!asked || !consent) return;
    setSettled(false);
    sessionStorage.setItem(askedAgainKey, "");
    // Decided on arrival: a choice that is made on the page settles it.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [pathname, isTracked]);
  return [asks && !settled, () => setSettled(true)];
}

interface ConsentProps {
  /** Of the house's settings; "": it has none. */
  tagManager: string;
  nonce: string;
  /** How often somebody has asked for the dialog. */
  wanted: number;
}

/** Asks what may be loaded from others, and loads the tag manager once that is allowed. */
export default function Consent({ tagManager, nonce, wanted }: ConsentProps) {
  const consent = useConsent();
  const [closed, setClosed] = useState(0);
  const [opened, setOpened] = useState(false);
  const [asks, settle] = useAsks(consent, tagManager !== "");
  const knowsUser = useKnowsUser();
  useEffect(() => {
    if (tagManager && consent) tellTagManager(tagManager, nonce, consent);
  }, [tagManager, nonce, consent]);

  const close = () => {
    setClosed(wanted);
    setOpened(false);
  };
  const choose = (next: Consent) => {
    giveConsent(next);
    close();
    settle();
    if (!consent?.optimization || next.optimization) return;
    // What runs cannot be unloaded otherwise.
    forgetTagManager();
    if (tagManager) location.reload();
  };
  if (wanted > closed || opened)
    return <ConsentDialog consent={consent} isTracked={tagManager !== ""} onChoose={choose} onClose={close} />;
  return asks && knowsUser && <ConsentBanner onChoose={choose} onMore={() => setOpened(true)} onLater={settle} />;
}
