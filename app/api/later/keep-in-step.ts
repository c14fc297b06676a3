import type { KeptFilms, KeptFilmsChange } from "~/domain/account/schema";
import { changesSince, withMeanwhile } from "~/domain/account/in-step";
import type { LocaleCode } from "~/domain/locale/locales";
import { browserTransport } from "../browser";
import { callsOver, read } from "../calls";
import { onFavorites, readFavorites, writeFavorites } from "../favorites";
import { readAgreed, writeAgreed } from "./agreed";

interface Account {
  list: () => Promise<KeptFilms>;
  change: (change: KeptFilmsChange) => Promise<KeptFilms>;
}

function accountCalls(lang: LocaleCode): Account {
  const { favorites } = callsOver(browserTransport, lang).api.account;
  return {
    list: () => read(favorites.index.$get()),
    change: (json) => read(favorites.index.$post({ json })),
  };
}

const same = (a: readonly number[], b: readonly number[]): boolean => a.join() === b.join();

/** Brings the two lists together: what was kept or let go on either side holds on both. */
async function agree({ list, change }: Account): Promise<void> {
  const { account, ids: there } = await list();
  const before = readFavorites();
  const changes = changesSince(before, readAgreed(), account);
  const isChanged = changes.add.length + changes.remove.length > 0;
  const ids = isChanged ? (await change(changes)).ids : there;
  const next = withMeanwhile(ids, before, readFavorites());
  writeAgreed({ account, ids });
  if (!same(next, readFavorites())) writeFavorites(next);
}

let isKept = false;

/** Keeps this browser's list and that of the account in step, from now on for as long as the document is open. */
export function keepInStep(lang: LocaleCode): void {
  if (isKept) return;
  isKept = true;
  const account = accountCalls(lang);
  let turn: Promise<unknown> = Promise.resolve();
  // A turn that failed is made up for by the next one: nothing is forgotten before both agree.
  const takeTurn = (): void => {
    turn = turn.then(() => agree(account)).catch(() => {});
  };
  takeTurn();
  onFavorites(() => {
    if (!same(readFavorites(), readAgreed()?.ids ?? [])) takeTurn();
  });
}
