import { paths } from "~/domain/site/pages";
import { useLocale } from "~/i18n/locale-context";
import { useT } from "~/i18n/use-t";
import { Button, ButtonLink } from "~/ui/form/Button";
import { Refused } from "../Refused";
import type { AccessProblem } from "./access-form";
import styles from "./Access.module.css";
import { CodeField } from "./CodeField";
import type { Enrolment } from "./enrolment.server";

interface EnrollingProps extends Enrolment {
  problem: AccessProblem | null;
}

/** What an app needs for the second factor, and the code that proves that it has it. */
export function Enrolling({ uri, secret, qr, codes, problem }: EnrollingProps) {
  const t = useT("security");
  const { href } = useLocale();
  const isField = problem === "code_malformed" || problem === "code_wrong";
  return (
    <>
      {problem && !isField && <Refused title={t(`error.${problem}`)} />}
      <p className={styles.lead}>{t("enrol.scan")}</p>
      <svg viewBox={`0 0 ${qr.size} ${qr.size}`} role="img" aria-label={t("enrol.qr")} className={styles.qr}>
        <path d={qr.path} fill="currentColor" shapeRendering="crispEdges" />
      </svg>
      <p>
        <a href={uri}>{t("enrol.link")}</a>
      </p>
      <div>
        <p>{t("enrol.type")}</p>
        <p className={styles.secret} translate="no">
          {secret}
        </p>
      </div>
      <form method="post" action={href(paths["user-security"])} className={styles.form} noValidate>
        <input type="hidden" name="wish" value="switch-on" />
        <input type="hidden" name="uri" value={uri} />
        <input type="hidden" name="codes" value={codes.join(" ")} />
        <CodeField label={t("enrol.code")} problem={isField ? t(`error.${problem}`) : undefined} />
        <div className={styles.actions}>
          <Button type="submit" size="large">
            {t("enrol.submit")}
          </Button>
          <ButtonLink variant="quiet" to={href(paths["user-security"])}>
            {t("enrol.cancel")}
          </ButtonLink>
        </div>
      </form>
    </>
  );
}
