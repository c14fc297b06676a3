import { use, useEffect, useState } from "react";
import type { Image } from "~/domain/common/schema";
import type { PageFacts } from "~/domain/editing/schema";
import { locales, translate, type LocaleCode } from "~/domain/locale/locales";
import { localizedPath, useLocale } from "~/i18n/locale-context";
import { useT } from "~/i18n/use-t";
import { EditingContext } from "../form/editing-context";
import { whenAnswered } from "../store/when-answered";
import styles from "./PageSettings.module.css";

interface PreviewProps {
  page: PageFacts;
  origin: string;
  siteName: string;
}

/** About so many letters are shown of a title and a description where pages are found. */
const room = { title: 60, description: 155 };

const short = (words: string, most: number): string =>
  words.length > most ? `${words.slice(0, most - 1).trimEnd()} …` : words;

/** How the page reads where it is found and where it is shared, as the fields stand. */
export function Preview({ page, origin, siteName }: PreviewProps) {
  const t = useT("editor-form");
  const { lang: own } = useLocale();
  const [lang, setLang] = useState<LocaleCode>(own);
  const { picking } = use(EditingContext);
  const [image, setImage] = useState<Image | null>(null);
  const { og_image: id } = page;
  useEffect(() => {
    const found = id === null ? Promise.resolve(null) : picking.image(id);
    return whenAnswered<Image | null>(found, setImage, () => setImage(null));
  }, [id, picking]);
  const said = (key: "title" | "meta_title" | "meta_description" | "og_title" | "og_description") =>
    translate(page[key], lang).value;
  const title = said("meta_title") || said("title");
  const description = said("meta_description") || said("og_description");
  const address = `${new URL(origin).host}${localizedPath(page.path, lang)}`;
  return (
    <section className={styles.previews} aria-label={t("page.preview")}>
      <p className={styles.languages}>
        {locales.map(({ code, name }) => (
          <button key={code} type="button" aria-pressed={code === lang} onClick={() => setLang(code)}>
            {name}
          </button>
        ))}
      </p>
      <div className={styles.found} lang={lang}>
        <small>{address.replaceAll("/", " › ")}</small>
        <b>{short(`${title} | ${siteName}`, room.title)}</b>
        <p>{short(description, room.description) || t("page.noDescription")}</p>
      </div>
      <div className={styles.shared} lang={lang}>
        {image ? <img src={`${image.src}/card.jpg`} alt="" width={240} height={126} /> : <i aria-hidden="true" />}
        <div>
          <small>{new URL(origin).host}</small>
          <b>{said("og_title") || title}</b>
          <p>{short(said("og_description") || description, 110)}</p>
        </div>
      </div>
    </section>
  );
}
