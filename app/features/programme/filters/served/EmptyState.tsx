import { Link } from "~/ui/Link";
import { activeFilters, flagFilters, listFilters } from "~/domain/programme/filters";
import type { Facets, Suggestion } from "~/domain/programme/query";
import { useT } from "~/i18n/use-t";
import { ButtonLink } from "~/ui/form/Button";
import { Icon } from "~/ui/picture/Icon";
import { useFilterChips, useFilterFields, type FilterChip } from "../filter-fields";
import styles from "./EmptyState.module.css";
import { readState, resetLink, type ProgrammeLinks } from "../../state/query-links";

interface EmptyStateProps {
  links: ProgrammeLinks;
  facets: Facets;
  /** Filter keys the settings show. */
  visible: readonly string[];
}

/** Nothing matches: says so, and offers only changes that lead to something, with what they lead to. */
export default function EmptyState({ links, facets, visible }: EmptyStateProps) {
  const t = useT("programme");
  const chips = useFilterChips(useFilterFields(visible, links.state, facets), links.state);
  const { state } = links;
  if (activeFilters(state).length === 0 && state.date === undefined) {
    return (
      <div className={styles.empty}>
        <p className={styles.statement}>{t("empty.none")}</p>
      </div>
    );
  }
  return (
    <div className={styles.empty}>
      <p className={styles.statement}>{t("empty.filtered")}</p>
      <p>{t("empty.hint")}</p>
      <ButtonLink to={resetLink(links)} preventScrollReset>
        {t("filters.reset")}
      </ButtonLink>
      {facets.suggestions.length > 0 && (
        <>
          <h2 className={styles.heading}>{t("empty.suggestions")}</h2>
          <ul className={styles.suggestions}>
            {facets.suggestions.map((suggestion) => (
              <li key={JSON.stringify(suggestion.query)}>
                <SuggestionLink suggestion={suggestion} links={links} chips={chips} />
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

interface SuggestionLinkProps {
  suggestion: Suggestion;
  links: ProgrammeLinks;
  chips: readonly FilterChip[];
}

function SuggestionLink({ suggestion, links, chips }: SuggestionLinkProps) {
  const t = useT("programme");
  const proposed = {
    ...readState(new URLSearchParams(suggestion.query)),
    view: links.state.view,
    sort: links.state.sort,
  };
  const { removed } = suggestion;
  const names = removed.flatMap((key) => {
    const selected = chips.filter((chip) => chip.key === key || chip.key.startsWith(`${key}-`)).map(({ name }) => name);
    if (selected.length > 0) return selected;
    return listFilters.filter((name) => name === key).map((name) => t(`filters.${name}`));
  });
  const words = [
    ...(names.length > 0 ? [t("empty.without", { names: names.join(", ") })] : []),
    ...flagFilters.filter((flag) => removed.includes(flag)).map((flag) => t(`empty.${flag}`)),
    ...(removed.includes("date") ? [t("empty.fromToday")] : []),
  ];
  return (
    <Link
      to={links.to({ ...proposed, page: undefined, overlay: false })}
      preventScrollReset
      className={styles.suggestion}
    >
      <span>{words.join(", ")}</span>
      <span className={styles.count}>{t("count", { count: suggestion.count })}</span>
      <Icon name="arrow-right" />
    </Link>
  );
}
