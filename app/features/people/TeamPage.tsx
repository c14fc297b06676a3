import type { ReactNode } from "react";
import type { PersonDetail } from "~/domain/people/schema";
import { fallbackLang } from "~/i18n/fallback-lang";
import { useT } from "~/i18n/use-t";
import { Link } from "~/ui/Link";
import { Picture } from "~/ui/picture/Picture";
import { Wrap } from "~/ui/Wrap";
import styles from "./TeamPage.module.css";

interface TeamPageProps {
  breadcrumb: ReactNode;
  members: readonly PersonDetail[];
}

/** The people of the house as a film names its own: portraits edge to edge, then the credits. */
export function TeamPage({ breadcrumb, members }: TeamPageProps) {
  const t = useT("house");
  const drawn = members.filter(({ image }) => image);
  return (
    <article className={styles.team}>
      <Wrap>{breadcrumb}</Wrap>
      {drawn.length > 0 && (
        <ul className={styles.portraits} aria-hidden="true">
          {drawn.map(({ id, url, image }, index) => (
            <li key={id}>
              <Link to={url} tabIndex={-1}>
                <Picture
                  image={image}
                  sizes={`(min-width: 48em) ${Math.ceil(100 / drawn.length)}vw, 34vw`}
                  decorative
                  priority={index < 6}
                />
              </Link>
            </li>
          ))}
        </ul>
      )}
      <Wrap className={styles.credits}>
        <h1 tabIndex={-1}>{t("team.title")}</h1>
        <dl>
          {members.map((member) => (
            <div key={member.id}>
              <dt lang={fallbackLang(member.fallback, "position")}>{member.position}</dt>
              <dd>
                <Link to={member.url} prefetch="intent">
                  {member.name}
                </Link>
              </dd>
            </div>
          ))}
        </dl>
      </Wrap>
    </article>
  );
}
