import { late } from "~/ui/asleep/late";
import { Rescue } from "~/ui/Rescue";
import { Wrap } from "~/ui/Wrap";
import styles from "./ErrorPage.module.css";
import type { ErrorPageProps } from "./later/FailedPage";
import { isLost } from "./interrupted";
import { LostPage } from "./LostPage";

/** What shows a failure that the server has answered with. */
const FailedPage = late<ErrorPageProps>(() => import("./later/FailedPage"));

/** Any failed page: the Kasch has closed on the status. */
export function ErrorPage(props: ErrorPageProps) {
  return (
    <Rescue instead={<LastResort />}>
      {isLost(props.error) ? <LostPage {...props} /> : <FailedPage {...props} />}
    </Rescue>
  );
}

/** If the error page itself fails: words that need no texts and no data, and a way home. */
function LastResort() {
  return (
    <section className={styles.page}>
      <title>Fehler · Error</title>
      <div className={styles.frame} aria-hidden="true">
        <span>?</span>
      </div>
      <Wrap className={styles.words}>
        <h1 lang="de">Beim Anzeigen der Fehlerseite ist ein Fehler aufgetreten.</h1>
        <p lang="en" className={styles.text}>
          An error occurred while showing the error page.
        </p>
        <p className={styles.ways}>
          <a href="/">Zur Startseite · Home</a>
        </p>
      </Wrap>
    </section>
  );
}
