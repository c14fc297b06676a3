import { useState } from "react";
import { useLocale } from "~/i18n/locale-context";
import { useT } from "~/i18n/use-t";
import { Button } from "~/ui/form/Button";
import { Refused } from "../../Refused";
import { signInWithPasskey, type PasskeyProblem } from "./ceremonies";

/** The way in without a password, for browsers that know passkeys. */
export default function PasskeyEntrance({ next }: { next: string | null }) {
  const t = useT("passkeys");
  const { lang, href } = useLocale();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<PasskeyProblem | null>(null);

  async function enter() {
    setBusy(true);
    setProblem(null);
    const met = await signInWithPasskey(lang);
    // Another document: every page is another one for who is signed in.
    if (met === null) return location.assign(next ?? href("/"));
    setProblem(met);
    return setBusy(false);
  }

  return (
    <>
      <div>
        <Button variant="ghost" size="large" busy={isBusy} onClick={() => void enter()}>
          {t("sign_in")}
        </Button>
      </div>
      {problem && <Refused title={t(`error.${problem}`)} />}
    </>
  );
}
