import { formatTime } from "~/domain/format/time";
import type { MethodOffer } from "~/domain/orders/schema";
import { useLocale } from "~/i18n/locale-context";
import { useFormats } from "~/i18n/use-formats";
import { useT } from "~/i18n/use-t";
import { Options, type Option } from "./Options";

interface MethodOptionsProps {
  methods: readonly MethodOffer[];
  chosen: string;
  id?: string;
  problem?: string | undefined;
  /** After a refusal: another card is meant. */
  again?: boolean;
}

/** The ways to pay, the first one chosen unless another one was. */
export function MethodOptions({ methods, chosen, id, problem, again = false }: MethodOptionsProps) {
  const t = useT("checkout");
  const { lang } = useLocale();
  const { shortDay } = useFormats();
  const hintOf = ({ id: method, until }: MethodOffer): string => {
    if (method === "card") return t(again ? "method.card_again" : "method.card_hint");
    if (method === "eps") return t("method.eps_hint");
    const times = until.map(({ time }) => t("until", { day: shortDay(time), time: formatTime(time, lang) }));
    return t("method.desk_hint", { until: times.join(", ") });
  };
  const options = methods.flatMap((method): Option[] =>
    method.id === "free" ? [] : [{ value: method.id, name: t(`method.${method.id}`), hint: hintOf(method) }],
  );
  const first = options.some(({ value }) => value === chosen) ? chosen : (options[0]?.value ?? "");
  return <Options name="method" label={t("pay")} options={options} chosen={first} id={id} problem={problem} />;
}
