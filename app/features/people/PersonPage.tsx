import type { ReactNode } from "react";
import type { PersonPage as Person } from "~/domain/people/schema";
import { fallbackLang } from "~/i18n/fallback-lang";
import { useFormats } from "~/i18n/use-formats";
import { useT } from "~/i18n/use-t";
import { Link } from "~/ui/Link";
import { Picture } from "~/ui/picture/Picture";
import { planeOf } from "~/ui/picture/plane";
import { Wrap } from "~/ui/Wrap";
import { RichText } from "~/ui/text/later/RichText";
import styles from "./PersonPage.module.css";

interface PersonPageProps {
  breadcrumb: ReactNode;
  person: Person;
}

/** One of the house: the portrait on a plane of its own ground, the name as large as it fits. */
export function PersonPage({ breadcrumb, person }: PersonPageProps) {
  const t = useT("house");
  const { name, position, text, email, phone, image, articles, fallback } = person;
  return (
    <article>
      <Wrap>{breadcrumb}</Wrap>
      <div className={styles.plane} style={planeOf(image)}>
        {image && (
          <div className={styles.portrait}>
            <Picture image={image} sizes="(min-width: 48em) 34vw, 100vw" priority />
          </div>
        )}
        <div className={styles.about}>
          <p className={styles.position} lang={fallbackLang(fallback, "position")}>
            {position}
          </p>
          <h1 tabIndex={-1}>{name}</h1>
          <RichText doc={text} className={styles.text} lang={fallbackLang(fallback, "text")} />
          <dl className={styles.facts}>
            {email && <Fact name={t("person.write")} href={`mailto:${email}`} value={email} />}
            {phone && <Fact name={t("person.call")} href={`tel:${phone.replaceAll(/[^+\d]/g, "")}`} value={phone} />}
          </dl>
        </div>
      </div>
      {articles.length > 0 && <Articles articles={articles} />}
    </article>
  );
}

function Fact({ name, value, href }: { name: string; value: string; href: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <a href={href}>{value}</a>
      </dd>
    </div>
  );
}

function Articles({ articles }: { articles: Person["articles"] }) {
  const t = useT("house");
  const { dayAndMonth } = useFormats();
  return (
    <section aria-labelledby="person-articles">
      <Wrap className={styles.articles}>
        <h2 id="person-articles">{t("person.articles")}</h2>
        <ul>
          {articles.map(({ id, url, title, date, category, fallback }) => (
            <li key={id}>
              <Link to={url} prefetch="intent" lang={fallbackLang(fallback, "title")}>
                {title}
              </Link>
              <p>{[category?.name, `${dayAndMonth(date)} ${date.slice(0, 4)}`].filter(Boolean).join(" · ")}</p>
            </li>
          ))}
        </ul>
      </Wrap>
    </section>
  );
}
