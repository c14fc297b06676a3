import type { ReactNode } from "react";
import type { ProductionDetail } from "~/domain/productions/schema";
import type { EventDetail, SectionName } from "~/domain/programme/schema";
import { fallbackLang } from "~/i18n/fallback-lang";
import { useT } from "~/i18n/use-t";
import { ArticleLinks } from "./ArticleLinks";
import { Gallery } from "./Gallery";
import { Contributors, Section, SeriesSection } from "./Sections";
import { Trailer } from "./Trailer";

/** The sections that a date and a film have alike; those with nothing to show are empty. */
export function useSharedSections(of: EventDetail | ProductionDetail): Partial<Record<SectionName, ReactNode>> {
  const t = useT("productions");
  return {
    ImageSlider: of.gallery.length > 0 && (
      <Section title={t("section.images")}>
        <Gallery images={of.gallery} label={t("gallery.label", { title: of.title })} />
      </Section>
    ),
    Video: of.video && (
      <Section title={t("section.video")}>
        <Trailer video={of.video} />
      </Section>
    ),
    Children: of.children !== "" && (
      <Section title={t("section.children")} lang={fallbackLang(of.fallback, "children")}>
        <p>{of.children}</p>
      </Section>
    ),
    Contributors: of.contributors.length > 0 && <Contributors people={of.contributors} />,
    Series: of.series && (
      <SeriesSection series={of.series} text={of.series_text} lang={fallbackLang(of.fallback, "series_text")} />
    ),
    Blog: of.articles.length > 0 && (
      <Section title={t("section.articles")}>
        <ArticleLinks articles={of.articles} />
      </Section>
    ),
  };
}
