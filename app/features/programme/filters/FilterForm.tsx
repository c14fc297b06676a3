import { useState } from "react";
import { Link } from "~/ui/Link";
import { changeTo, type ListFilter } from "~/domain/programme/filters";
import { useT } from "~/i18n/use-t";
import { Button } from "~/ui/form/Button";
import { useHydrated } from "~/ui/use-hydrated";
import type { FilterChoice, FilterField } from "./filter-fields";
import styles from "./FilterForm.module.css";
import { HiddenState } from "./HiddenState";
import { useProgramme } from "../state/programme-context";
import type { ProgrammeLinks } from "../state/query-links";

interface FilterFormProps {
  fields: readonly FilterField[];
  links: ProgrammeLinks;
  /** False where the button that opens the list already carries its name. */
  legends?: boolean;
}

/** Choices as plain radio buttons and checkboxes. A change applies at once; without JavaScript a button does. */
export function FilterForm({ fields, links, legends = true }: FilterFormProps) {
  const t = useT("programme");
  const { go } = useProgramme();
  const hydrated = useHydrated();
  const [shown, choose] = useShownFields(fields, links, go);
  return (
    <form method="get" action={links.path} className={styles.form}>
      <HiddenState state={links.state} without={fields.map(({ key }) => key)} />
      {shown.map((field) => (
        <fieldset key={field.key} className={styles.field} data-plain={!legends || undefined}>
          <legend>{field.label}</legend>
          {field.multiple && !hydrated ? (
            <ChoiceLinks field={field} links={links} />
          ) : (
            <Choices field={field} onChoose={(values) => choose(field.key, values)} />
          )}
        </fieldset>
      ))}
      {!hydrated && fields.some(({ multiple }) => !multiple) && <Button type="submit">{t("filters.apply")}</Button>}
    </form>
  );
}

interface Chosen {
  /** The address at the time of the choice: it counts until that changes. */
  at: string;
  key: ListFilter;
  values: readonly string[];
}

/** The fields with a choice shown at once, before the navigation it causes has begun. */
function useShownFields(
  fields: readonly FilterField[],
  links: ProgrammeLinks,
  go: (to: string) => void,
): [readonly FilterField[], (key: ListFilter, values: readonly string[]) => void] {
  const here = links.to({});
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const choose = (key: ListFilter, values: readonly string[]) => {
    setChosen({ at: here, key, values });
    go(links.to(changeTo(key, values)));
  };
  if (chosen?.at !== here) return [fields, choose];
  const { key, values } = chosen;
  const withChoice = (field: FilterField) =>
    field.key === key
      ? { ...field, choices: field.choices.map((choice) => ({ ...choice, selected: values.includes(choice.value) })) }
      : field;
  return [fields.map(withChoice), choose];
}

/** The selection after a press on one of several choices. */
function toggled(field: FilterField, choice: FilterChoice): string[] {
  const selected = field.choices.filter((other) => other.selected).map(({ value }) => value);
  return choice.selected ? selected.filter((value) => value !== choice.value) : [...selected, choice.value];
}

function ChoiceName({ choice }: { choice: FilterChoice }) {
  return (
    <>
      <span>
        {choice.name}
        {choice.hint && <small>{choice.hint}</small>}
      </span>
      <span className={styles.count}>{choice.count}</span>
    </>
  );
}

/** Before JavaScript is here several choices are links: an address holds a list as one value, which a form cannot send. */
function ChoiceLinks({ field, links }: { field: FilterField; links: ProgrammeLinks }) {
  return (
    <ul>
      {field.choices
        .filter(({ count, selected }) => count > 0 || selected)
        .map((choice) => (
          <li key={choice.value}>
            <Link
              className={styles.choice}
              to={links.to(changeTo(field.key, toggled(field, choice)))}
              aria-current={choice.selected ? "true" : undefined}
            >
              <span className={styles.box} />
              <ChoiceName choice={choice} />
            </Link>
          </li>
        ))}
    </ul>
  );
}

interface ChoicesProps {
  field: FilterField;
  onChoose: (values: string[]) => void;
}

function Choices({ field, onChoose }: ChoicesProps) {
  const t = useT("programme");
  const nothing = field.choices.every((choice) => !choice.selected);
  return (
    <ul>
      {!field.multiple && (
        <li>
          <label className={styles.choice}>
            <input type="radio" name={field.key} value="" checked={nothing} onChange={() => onChoose([])} />
            <span>{t("filters.all")}</span>
          </label>
        </li>
      )}
      {field.choices.map((choice) => (
        <li key={choice.value}>
          <label className={styles.choice} data-empty={choice.count === 0 || undefined}>
            <input
              type={field.multiple ? "checkbox" : "radio"}
              name={field.key}
              value={choice.value}
              checked={choice.selected}
              disabled={choice.count === 0 && !choice.selected}
              onChange={() => onChoose(field.multiple ? toggled(field, choice) : [choice.value])}
            />
            <ChoiceName choice={choice} />
          </label>
        </li>
      ))}
    </ul>
  );
}
