import { useQuery } from "@tanstack/react-query";
import { callsOver, readTree } from "~/api/calls";
import { queries } from "~/api/later/queries";
import { formatDuration } from "~/domain/format/time";
import type { ListedEvent } from "~/domain/programme/listed";
import type { EventDetail } from "~/domain/programme/schema";
import type { LocaleCode } from "~/domain/locale/locales";
import { useLocale } from "~/i18n/locale-context";
import { useT } from "~/i18n/use-t";
import { ButtonLink } from "~/ui/form/Button";
import { Dialog } from "~/ui/overlay/later/Dialog";
import SoundSample from "~/words/later/SoundSample";
import styles from "./SampleDialog.module.css";

interface SampleDialogProps {
  event: ListedEvent;
  onClose: () => void;
}

/** The parts of an event's programme that can be listened to. */
async function loadParts(lang: LocaleCode, event: number) {
  const { local, param } = callsOver({ origin: "", fetch: (input, init) => fetch(input, init) }, lang);
  const { programs } = await readTree<EventDetail>(
    local.events[":id"].index.$get({ param: { ...param, id: String(event) } }),
  );
  return programs.filter(({ sample }) => sample !== null);
}

/** How the parts of a show's programme sound, and the way to its page. */
export default function SampleDialog({ event, onClose }: SampleDialogProps) {
  const t = useT("productions");
  const { lang } = useLocale();
  const {
    data: parts = [],
    isPending,
    isError,
  } = useQuery({ queryKey: ["samples", lang, event.id], queryFn: () => loadParts(lang, event.id) }, queries);
  return (
    <Dialog open onClose={onClose} title={event.title} footer={<Way event={event} />}>
      {isError || (!isPending && parts.length === 0) ? (
        <p className={styles.lost} role="alert">
          {t("sample.lost")}
        </p>
      ) : (
        <ul className={styles.parts} aria-busy={isPending || undefined}>
          {parts.map((part) => (
            <li key={part.title}>
              <h3>{part.title}</h3>
              <p>{[part.text, part.duration ? formatDuration(part.duration, lang) : ""].filter(Boolean).join(", ")}</p>
              <SoundSample {...part} />
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  );
}

function Way({ event }: Pick<SampleDialogProps, "event">) {
  const t = useT("productions");
  return (
    <ButtonLink to={event.url} variant="quiet">
      {t("sample.page")}
    </ButtonLink>
  );
}
