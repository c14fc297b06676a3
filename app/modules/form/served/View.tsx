import { hubspotAddress, ownFormId } from "~/domain/forms/hubspot-id";
import type { ViewProps } from "~/domain/pages/module-definition";
import { FormPaper } from "~/features/forms/later";
import { useT } from "~/i18n/use-t";
import { SmartLink } from "~/ui/SmartLink";
import type definition from "../definition";
import styles from "./View.module.css";

export default function FormModule({
  props: { hubspot_id: id = "" },
  data: { form, ticket = "" },
}: ViewProps<typeof definition>) {
  if (form) return <FormPaper form={form} ticket={ticket} as="part" />;
  return id === "" || ownFormId(id) !== undefined ? null : <Elsewhere id={id} />;
}

/** A form of somebody else's: who that is and what follows, before anybody goes there. */
function Elsewhere({ id }: { id: string }) {
  const t = useT("forms");
  return (
    <section className={styles.elsewhere}>
      <h2>{t("hubspot.title")}</h2>
      <p>{t("hubspot.text")}</p>
      <p>
        <SmartLink to={hubspotAddress(id)}>{t("hubspot.open")}</SmartLink>
      </p>
    </section>
  );
}
