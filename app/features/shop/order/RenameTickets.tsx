import { Form, useNavigation } from "react-router";
import { useT } from "~/i18n/use-t";
import { Button } from "~/ui/form/Button";
import { Icon } from "~/ui/picture/Icon";
import { ContactField } from "../checkout/ContactFields";
import styles from "./Order.module.css";
import type { OrderPageProps } from "./order-facts";

/** Whose tickets they are, and the way to make them somebody else's. */
export function RenameTickets({ order, answer }: Pick<OrderPageProps, "order" | "answer">) {
  const t = useT("checkout");
  const { state } = useNavigation();
  const rename = answer?.rename;
  const problem = rename?.problem ?? undefined;
  const isOpen = rename !== undefined && rename !== null && !rename.done;
  return (
    <li>
      <details open={isOpen} className={styles.rename} key={order.name}>
        <summary>
          <Icon name="user" />
          <span>
            {t("rename")}
            <small role="status">
              {rename?.done
                ? t("renamed", { name: order.name, email: order.email })
                : t("rename_now", { name: order.name })}
            </small>
          </span>
          <Icon name="chevron-down" />
        </summary>
        <Form method="post" preventScrollReset>
          <p>{t("rename_how")}</p>
          {isOpen && !problem ? <p role="alert">{t("rename_refused")}</p> : null}
          <ContactField
            field="name"
            problem={problem}
            defaultValue={isOpen ? rename.typed : ""}
            autoComplete="name"
            required
          />
          <Button type="submit" name="intent" value="rename" variant="ghost" busy={state === "submitting"}>
            {t("rename_go")}
          </Button>
        </Form>
      </details>
    </li>
  );
}
