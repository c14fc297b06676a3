import type { ReactNode } from "react";
import type { ListedEvent } from "~/domain/programme/listed";
import { searchPath } from "~/domain/site/pages";
import { useLocale } from "~/i18n/locale-context";
import { useT } from "~/i18n/use-t";
import { ButtonLink } from "~/ui/form/Button";
import { Link } from "~/ui/Link";
import { Wrap } from "~/ui/Wrap";
import styles from "./Empty.module.css";
import { Section } from "./Group";
import type { SearchPageData } from "./load";
import { ShowRow } from "./ShowRow";

interface EmptyProps {
  data: SearchPageData;
  form: ReactNode;
  ticket: (event: ListedEvent) => ReactNode;
}

/** An empty frame with what is in it: nothing, or no answer. Below it everything that leads on. */
export function Empty({ data, form, ticket }: EmptyProps) {
  const t = useT("search");
  const { href } = useLocale();
  const { q, state, phone, now } = data;
  const failed = state.kind === "failed";
  const to = (text: string) => `${href(searchPath())}?${new URLSearchParams({ q: text }).toString()}`;
  return (
    <Wrap className={styles.page}>
      <div className={styles.head}>
        <div className={styles.frame} aria-hidden="true">
          <b>{failed ? "–:–" : 0}</b>
        </div>
        <div className={styles.words}>
          <p className={styles.preline}>{t("title")}</p>
          <h1 tabIndex={-1}>{failed ? t("failed.title") : t("empty.title", { q })}</h1>
          <div role="status" className={styles.text}>
            {failed && <p>{t("failed.text")}</p>}
            {state.kind === "empty" && <Correction correction={state.correction} to={to} />}
          </div>
          {failed && (
            <p className={styles.again}>
              <ButtonLink to={to(q)} replace>
                {t("failed.again")}
              </ButtonLink>
            </p>
          )}
        </div>
      </div>
      {state.kind === "empty" && state.near.length > 0 && (
        <Section
          id="near"
          title={state.correction ? t("empty.nearMeant", { meant: state.correction.query }) : t("empty.next")}
        >
          <ul>
            {state.near.map((event) => (
              <ShowRow key={event.id} event={event} query={state.correction?.query ?? ""} now={now} ticket={ticket} />
            ))}
          </ul>
        </Section>
      )}
      <Section id="again" title={t("empty.again")}>
        <div className={styles.form}>{form}</div>
        {state.kind === "empty" && state.ways.length > 0 && (
          <ul className={styles.ways} aria-label={t("empty.series")}>
            {state.ways.map(({ name, url, count }) => (
              <li key={url}>
                <Link to={url}>
                  {name} <small>{t("upcoming", { count })}</small>
                </Link>
              </li>
            ))}
          </ul>
        )}
        <p className={styles.help}>
          {t("empty.help")}
          {phone && (
            <>
              {" "}
              {t("empty.phone")} <a href={`tel:${phone.replaceAll(/[^\d+]/g, "")}`}>{phone}</a>
            </>
          )}
        </p>
      </Section>
    </Wrap>
  );
}

interface CorrectionProps {
  correction: { query: string; count: number } | null;
  to: (text: string) => string;
}

function Correction({ correction, to }: CorrectionProps) {
  const t = useT("search");
  if (!correction) return <p>{t("empty.none")}</p>;
  const { query, count } = correction;
  return (
    <p>
      {t("empty.before")} <Link to={to(query)}>{query}</Link>
      {t("empty.after", { count })}
    </p>
  );
}
