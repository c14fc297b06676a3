import { useLocation, useNavigate } from "react-router";
import type { ListedEvent } from "~/domain/programme/listed";
import { QuickBuy } from "~/features/booking/button/QuickBuy";
import { overlayKey } from "~/features/navigation/parts/targets";
import ProgrammeOverlay from "~/features/programme/overlay/later/ProgrammeOverlay";

const ticket = (event: ListedEvent) => <QuickBuy event={event} size="compact" />;

/** The programme over the page. Closing it is a step back where it was opened on the page, else its flag is dropped. */
export default function Overlay({ houseTime }: { houseTime: string }) {
  const navigate = useNavigate();
  const { search, state } = useLocation();
  const close = () => {
    if (state === overlayKey) return navigate(-1);
    const rest = new URLSearchParams(search);
    rest.delete(overlayKey);
    return navigate(
      { search: rest.toString() },
      { replace: true, preventScrollReset: true, defaultShouldRevalidate: false },
    );
  };
  return <ProgrammeOverlay houseTime={houseTime} ticket={ticket} onClose={() => void close()} />;
}
