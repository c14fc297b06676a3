import { use, useState } from "react";
import { useT } from "~/i18n/use-t";
import parts from "../../panels/parts.module.css";
import { EditingContext } from "../editing-context";
import { Combobox } from "./Combobox";
import styles from "./inputs.module.css";
import { useBring } from "./use-bring";
import { useFound } from "./use-found";

interface LinkInputProps {
  id: string;
  value: string;
  onChange: (value: string) => void;
  describedBy?: string | undefined;
  invalid?: boolean | undefined;
}

const isAddress = (typed: string): boolean => /^(\/|#|[a-z]+:)/i.test(typed);

/** Where a link leads: an address, or what the house finds by the words that are typed. */
export function LinkInput({ id, value, onChange, ...rest }: LinkInputProps) {
  const t = useT("editor-form");
  const { picking } = use(EditingContext);
  const [touched, setTouched] = useState(false);
  const words = touched && value !== "" && !isAddress(value) ? value : null;
  const found = useFound(words, picking.links);
  const { isBusy, refusal, bring } = useBring(undefined, ({ src }) => {
    setTouched(false);
    onChange(src);
  });
  return (
    <>
      <Combobox
        {...rest}
        id={id}
        inputMode="url"
        value={value}
        onType={(typed) => {
          setTouched(true);
          onChange(typed);
        }}
        options={found}
        keyOf={({ url }) => url}
        draw={({ title, note }) => (
          <>
            <b>{title}</b> <span className={styles.note}>{note}</span>
          </>
        )}
        onChoose={({ url }) => onChange(url)}
        status={t("hits", { count: found.length })}
        listLabel={t("link.targets")}
      />
      <label className={styles.bring}>
        {t(isBusy ? "image.uploading" : "link.bring")}
        <input
          type="file"
          className={styles.unseen}
          disabled={isBusy}
          onChange={({ target }) => void bring(target.files?.[0])}
        />
      </label>
      <p role="status" className={parts.error}>
        {refusal && t(refusal)}
      </p>
    </>
  );
}
