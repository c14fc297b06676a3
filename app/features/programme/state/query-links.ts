import {
  dayFromUrl,
  hasIsoDate,
  parseProgrammeQuery,
  toSearchParams,
  type ProgrammeQuery,
} from "~/domain/programme/query";

/** The state of the page: the programme's query, and the order of the films view. */
export interface PageState extends ProgrammeQuery {
  sort?: "title" | undefined;
}

/** The date field of the calendar holds what people type: 28.11.2026 becomes what addresses of the house carry. */
function normalised(params: URLSearchParams): URLSearchParams {
  const typed = /^\s*(\d{1,2})\.\s*(\d{1,2})\.\s*(\d{4})\s*$/.exec(params.get("date") ?? "");
  if (!typed) return params;
  const plain = new URLSearchParams(params);
  plain.set("date", [typed[1]?.padStart(2, "0"), typed[2]?.padStart(2, "0"), typed[3]].join("-"));
  return plain;
}

/** The state an address means; what is unknown or malformed is left out. */
export function readState(params: URLSearchParams): PageState {
  const plain = normalised(params);
  const query = parseProgrammeQuery(plain);
  // A week has no pages, and only films have another order.
  if (query.view === "woche") return { ...query, page: undefined };
  return query.view === "filme" && plain.get("sort") === "title" ? { ...query, sort: "title" } : query;
}

/** The canonical `?…` of a state, or nothing for the plain programme. */
export function searchOf({ sort, ...query }: Partial<PageState>): string {
  const params = toSearchParams(query.view === "woche" ? { ...query, page: undefined } : query);
  if (sort && query.view === "filme") params.set("sort", sort);
  // Commas separate the values of a list; they are legal in a query and easier to read and share.
  const text = params.toString().replaceAll("%2C", ",");
  return text && `?${text}`;
}

/** Where the server leads an address that says something in another form: the date, or an open overlay. */
export function redirectSearch(params: URLSearchParams): string | null {
  const typedDate =
    params.has("date") && dayFromUrl(params.get("date")) === undefined && readState(params).date !== undefined;
  return hasIsoDate(params) || typedDate || params.has("overlay")
    ? searchOf({ ...readState(params), overlay: false })
    : null;
}

export interface ProgrammeLinks {
  path: string;
  state: PageState;
  /** The address of this state with some of it changed; any change starts the list anew. */
  to: (change: Partial<PageState>) => string;
}

export function programmeLinks(path: string, state: PageState): ProgrammeLinks {
  return { path, state, to: (change) => path + searchOf({ ...state, page: undefined, overlay: false, ...change }) };
}

/** The programme without filters and date, in the same view. */
export const resetLink = ({ path, state }: ProgrammeLinks): string =>
  path + searchOf({ view: state.view, sort: state.sort });
