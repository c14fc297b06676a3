import type { Operation } from "~/domain/editing/operations";
import { translate } from "~/domain/locale/locales";
import type { StoredModule } from "~/domain/pages/schema";
import { useLocale } from "~/i18n/locale-context";
import { definitions } from "~/modules/definitions";
import type { FieldPlace } from "../session";
import { FieldsDialog } from "./FieldsDialog";

interface EditDialogProps {
  /** As it stands in the working copy, changed by every key. */
  module: StoredModule;
  /** What visitors see of it; undefined: it has never been published. */
  before?: StoredModule["props"] | undefined;
  /** Its edge number: "5.2". */
  number: string;
  /** The field to begin with. */
  at?: FieldPlace | undefined;
  onSet: (operation: Operation) => void;
  onClose: () => void;
}

/** Everything that can be said of a module, generated from its definition. */
export default function EditDialog({ module, onSet, ...rest }: EditDialogProps) {
  const { lang } = useLocale();
  const definition = definitions.get(module.type);
  if (!definition) return null;
  const { label, fields, schema, defaults } = definition;
  return (
    <FieldsDialog
      {...rest}
      name={translate(label, lang).value}
      fields={fields}
      schema={schema}
      said={module.props}
      defaults={defaults}
      onSet={(entry) => onSet({ op: "set", id: module.id, ...entry })}
    />
  );
}
