import type { MouseEvent } from "react";
import { askForConsent } from "~/ui/consent-signal";
import { legalPages } from "~/domain/site/pages";
import { useLocale } from "~/i18n/locale-context";
import { useT } from "~/i18n/use-t";
import type { StyleWithProperties } from "~/ui/accent";
import { Link } from "~/ui/Link";
import { Icon } from "~/ui/picture/Icon";
import { SmartLink } from "~/ui/SmartLink";
import { Wrap } from "~/ui/Wrap";
import styles from "./Footer.module.css";
import { wordMark } from "../parts/Logo";
import { MenuLink } from "../parts/MenuLink";
import { OpeningHoursNote } from "../parts/OpeningHoursNote";
import { SafeNodes } from "../parts/SafeNodes";
import type { ShellData } from "../parts/shell-data";
import { footerId } from "../parts/targets";
import { ThemeSwitch } from "../parts/ThemeSwitch";

/** The foot of every page: the way to the house, the same place on every page. */
export function Footer({ shell }: { shell: ShellData }) {
  const { contact, footerBlocks } = shell;
  const mark = wordMark(shell.siteName);
  return (
    <footer className={styles.footer} id={footerId} tabIndex={-1}>
      <Wrap>
        <p className={styles.mark} style={{ "--letters": mark.length } as StyleWithProperties} aria-hidden="true">
          <span>{mark}</span>
        </p>
        {footerBlocks.top.length > 0 && (
          <div className={styles.block}>
            <SafeNodes nodes={footerBlocks.top} />
          </div>
        )}
        <div className={styles.columns}>
          <Visit shell={shell} />
          <Contact contact={contact} />
          <Transport contact={contact} />
        </div>
        {footerBlocks.bottom.length > 0 && (
          <div className={styles.block}>
            <SafeNodes nodes={footerBlocks.bottom} />
          </div>
        )}
        {footerBlocks.logos.length > 0 && (
          <div className={styles.logos}>
            <SafeNodes nodes={footerBlocks.logos} />
          </div>
        )}
        <Legal shell={shell} />
      </Wrap>
    </footer>
  );
}

function Contact({ contact }: Pick<ShellData, "contact">) {
  const t = useT("common");
  if (!contact.phone && !contact.email) return null;
  return (
    <section>
      <h2>{t("footer.contact")}</h2>
      <p>
        {contact.phone && <a href={`tel:${contact.phone.replace(/[^+\d]/g, "")}`}>{contact.phone}</a>}
        <br />
        {contact.email && <a href={`mailto:${contact.email}`}>{contact.email}</a>}
      </p>
    </section>
  );
}

function Transport({ contact: { transport, map } }: Pick<ShellData, "contact">) {
  const t = useT("common");
  if (!transport) return null;
  return (
    <section>
      <h2>{t("footer.transport")}</h2>
      <p>{transport}</p>
      {map && (
        <p>
          <SmartLink to={map}>{t("footer.map")}</SmartLink>
        </p>
      )}
    </section>
  );
}

function Visit({ shell }: { shell: ShellData }) {
  const t = useT("common");
  return (
    <section>
      <h2>{t("footer.visit")}</h2>
      <address>{shell.contact.address}</address>
      {shell.hours && (
        <p>
          <OpeningHoursNote hours={shell.hours} houseTime={shell.houseTime} timeZone={shell.timeZone} />
        </p>
      )}
    </section>
  );
}

const pagesOfTheLaw = [
  { path: legalPages.terms, key: "footer.terms" },
  { path: legalPages.imprint, key: "footer.imprint" },
  { path: legalPages.privacy, key: "footer.privacy" },
] as const;
const reportPage = { path: "/hinweise", key: "footer.whistleblower" } as const;

/** Without JavaScript the page about them says what there is. */
function openConsent(event: MouseEvent): void {
  event.preventDefault();
  askForConsent();
}

/** What the law asks for, the consents and the colours: the end of every page. */
export function Legal({ shell }: { shell: ShellData }) {
  const t = useT("common");
  const { href } = useLocale();
  const listed = new Set(shell.footer.map((entry) => href(entry.url)));
  const pages = shell.whistleblower ? [...pagesOfTheLaw, reportPage] : pagesOfTheLaw;
  return (
    <div className={styles.legal}>
      <nav aria-label={t("nav.footer")}>
        <ul>
          {shell.footer.map((entry) => (
            <li key={entry.id}>
              <MenuLink entry={entry} />
            </li>
          ))}
          {pages
            .filter(({ path }) => !listed.has(href(path)))
            .map(({ path, key }) => (
              <li key={path}>
                <SmartLink to={path}>{t(key)}</SmartLink>
              </li>
            ))}
          <li>
            <Link to={`${href(legalPages.privacy)}#cookies`} aria-haspopup="dialog" onClick={openConsent}>
              {t("footer.cookies")}
            </Link>
          </li>
        </ul>
      </nav>
      <ThemeSwitch />
      <a href="#top" className={styles.top}>
        <Icon name="arrow-up" /> {t("footer.top")}
      </a>
      <p className={styles.rights}>{t("footer.rights", { year: shell.houseTime.slice(0, 4), name: shell.siteName })}</p>
    </div>
  );
}
