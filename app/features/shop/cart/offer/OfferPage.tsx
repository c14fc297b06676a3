import { Form, useNavigation } from "react-router";
import { formatTime } from "~/domain/format/time";
import { paths } from "~/domain/site/pages";
import type { WaitingView } from "~/domain/waiting/schema";
import { useLocale } from "~/i18n/locale-context";
import { useT } from "~/i18n/use-t";
import { Button, ButtonLink } from "~/ui/form/Button";
import { useAnswered } from "~/ui/form/later/use-answered";
import { PageTitle } from "~/ui/text/PageTitle";
import { Wrap } from "~/ui/Wrap";
import { Mask } from "../../Mask";
import styles from "../../order/Order.module.css";
import { OrderedShows } from "../../OrderedShows";
import refusedStyles from "../Refused.module.css";
import type { OfferOf, OfferRefusal } from "./offer";

interface OfferPageProps {
  offer: OfferOf;
  refused: OfferRefusal | null;
}

/**
 * What a party finds behind the link in its mails: that it waits, what is free for it, or that it is over. Looking takes
 * nothing: programs that look after mails open every link.
 */
export default function OfferPage({ offer, refused }: OfferPageProps) {
  const show = offer?.show ?? null;
  return (
    <Wrap className={styles.page}>
      {show ? <Mask image={show.image} state={offer?.state === "offered" ? "waiting" : "shut"} /> : null}
      <Words offer={offer} />
      {refused ? <Refused reason={refused} /> : null}
      {offer && show ? <Show offer={offer} show={show} /> : null}
      <Ways offer={offer} />
    </Wrap>
  );
}

/** What is the matter, as the page says it. */
const standingOf = (offer: OfferOf) => (offer?.state === "over" ? (offer.ending ?? "unknown") : "unknown");

function Words({ offer }: { offer: OfferOf }) {
  const t = useT("waiting");
  const { lang } = useLocale();
  const time = offer?.until ? formatTime(offer.until, lang) : "";
  const state = offer?.state ?? "over";
  const words = state === "over" ? (`over_${standingOf(offer)}` as const) : state;
  return (
    <>
      <PageTitle>{t(`offer.${words}`, { time })}</PageTitle>
      <p className={styles.lead}>{t(`offer.${words}_text`, { time })}</p>
    </>
  );
}

function Refused({ reason }: { reason: OfferRefusal }) {
  const t = useT("waiting");
  const box = useAnswered<HTMLDivElement>(reason);
  return (
    <div ref={box} tabIndex={-1} role="alert" className={refusedStyles.refused}>
      <strong>{t(`offer.refused.${reason}`)}</strong>
    </div>
  );
}

function Show({ offer, show }: { offer: WaitingView; show: NonNullable<WaitingView["show"]> }) {
  const t = useT("waiting");
  const { timeslot, lines, seats, state } = offer;
  const isOffered = state === "offered";
  const wanted = lines.map(({ amount, name }) => t("amount", { amount, name })).join(" · ");
  const shown = {
    event: show.id,
    show,
    title: show.title,
    date_start: show.date_start,
    room: show.room?.name ?? "",
    version: show.language_version?.code ?? null,
    timeslot,
    seats: isOffered ? seats : null,
    lines: isOffered
      ? lines.map(({ price, total, ...line }) => ({ ...line, price: price ?? "0.00", total: total ?? "0.00" }))
      : [],
    note: isOffered ? null : wanted,
  };
  return (
    <div className={styles.box}>
      <OrderedShows shows={[shown]} heading="h2" />
    </div>
  );
}

/** Where to go from here. Sent as documents: what the header says of the cart is new then. */
function Ways({ offer }: { offer: OfferOf }) {
  const t = useT("waiting");
  const { href } = useLocale();
  const busy = useNavigation().state === "submitting";
  if (offer?.state === "offered" || offer?.state === "waiting") {
    const isOffered = offer.state === "offered";
    return (
      <Form method="post" reloadDocument className={styles.form}>
        {isOffered ? (
          <Button type="submit" size="large" name="intent" value="take" className={styles.wide} busy={busy}>
            {t("offer.take")}
          </Button>
        ) : null}
        <Button
          type="submit"
          size="large"
          variant={isOffered ? "quiet" : "ghost"}
          name="intent"
          value="leave"
          className={styles.wide}
          busy={busy}
        >
          {t(isOffered ? "offer.give_up" : "offer.leave")}
        </Button>
      </Form>
    );
  }
  return (
    <ButtonLink size="large" variant="ghost" to={offer?.show?.url ?? href(paths.events)} className={styles.wide}>
      {t(offer?.show ? "offer.to_show" : "offer.to_programme")}
    </ButtonLink>
  );
}
