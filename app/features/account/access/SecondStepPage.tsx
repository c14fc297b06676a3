import { paths } from "~/domain/site/pages";
import { useLocale } from "~/i18n/locale-context";
import { useT } from "~/i18n/use-t";
import { Button, ButtonLink } from "~/ui/form/Button";
import { Link } from "~/ui/Link";
import { Stage } from "~/ui/stage/later/Stage";
import { Leader } from "../Leader";
import { Refused } from "../Refused";
import type { AccessProblem } from "./access-form";
import styles from "./Access.module.css";
import { CodeField } from "./CodeField";
import type { SecondStepState } from "./second-step.server";

interface SecondStepPageProps extends SecondStepState {
  problem: AccessProblem | undefined;
}

/** After the password: a code of the app, or one on paper. */
export function SecondStepPage({ next, isOnPaper, problem }: SecondStepPageProps) {
  const t = useT("security");
  const { href } = useLocale();
  const isField = problem === "code_malformed" || problem === "code_wrong" || problem === "code_used";
  const page = (way?: "paper") => {
    const query = new URLSearchParams({ ...(way && { with: way }), ...(next !== null && { next }) }).toString();
    return href(paths["user-second-step"]) + (query && `?${query}`);
  };
  return (
    <Stage title={t("step.title")} frame={<Leader>1</Leader>}>
      {problem && !isField && <Refused title={t(`error.${problem}`)} />}
      {problem !== "over" && (
        <>
          <p className={styles.lead}>{t(isOnPaper ? "step.paper_lead" : "step.lead")}</p>
          <form method="post" action={page(isOnPaper ? "paper" : undefined)} className={styles.form} noValidate>
            {next !== null && <input type="hidden" name="next" value={next} />}
            <CodeField
              label={t(isOnPaper ? "step.paper_code" : "step.code")}
              isOnPaper={isOnPaper}
              problem={isField ? t(`error.${problem}`) : undefined}
            />
            <div className={styles.actions}>
              <Button type="submit" size="large">
                {t("step.submit")}
              </Button>
              <ButtonLink variant="quiet" to={page(isOnPaper ? undefined : "paper")}>
                {t(isOnPaper ? "step.app" : "step.paper")}
              </ButtonLink>
            </div>
          </form>
        </>
      )}
      <p className={styles.note}>
        {isOnPaper && `${t("step.lost")} `}
        <Link to={`${href(paths["user-login"])}?with=password`}>{t("step.restart")}</Link>
      </p>
    </Stage>
  );
}
