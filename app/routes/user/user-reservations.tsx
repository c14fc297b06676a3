import { loadReservations } from "~/features/account/area/reservations.server";
import { ReservationsPage } from "~/features/account/area/ReservationsPage";
import { privateHeaders, privateMeta } from "~/features/account/private-page";
import type { NamespaceHandle } from "~/i18n/namespaces";
import type { Route } from "./+types/user-reservations";

export const meta = ({ loaderData }: Route.MetaArgs) => privateMeta(loaderData);

export const handle: NamespaceHandle = { namespaces: ["account", "shop"] };

export const headers: Route.HeadersFunction = privateHeaders;

export const loader = (args: Route.LoaderArgs) => loadReservations(args);

export default function Reservations({ loaderData }: Route.ComponentProps) {
  return <ReservationsPage reservations={loaderData.reservations} />;
}
