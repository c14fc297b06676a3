import type { KeptFilms, KeptFilmsChange } from "~/domain/account/schema";
import { broughtAlong, changesSince, withMeanwhile } from "~/domain/account/in-step";
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

/**
 * Brings the two lists together: what was kept or let go on either side holds on both. Tells what the account has
 * got from this browser when the two met for the first time.
 */
async function agree({ list, change }: Account): Promise<number[]> {
  const { account, ids: there } = await list();
  const before = readFavorites();
  const agreed = readAgreed();
  const changes = changesSince(before, agreed, account);
  const isChanged = changes.add.length + changes.remove.length > 0;
  const ids = isChanged ? (await change(changes)).ids : there;
  const next = withMeanwhile(ids, before, readFavorites());
  writeAgreed({ account, ids });
  if (!same(next, readFavorites())) writeFavorites(next);
  return agreed?.account === account ? [] : broughtAlong(changes.add, there);
}

let isKept = false;

/**
 * Keeps this browser's list and that of the account in step, from now on for as long as the document is open.
 * `onMerged` hears of the films that the account has got from this browser at their first meeting, if there are any.
 */
export function keepInStep(lang: LocaleCode, onMerged: (ids: readonly number[]) => void): void {
  if (isKept) return;
  isKept = true;
  const account = accountCalls(lang);
  let turn: Promise<unknown> = Promise.resolve();
  // A turn that failed is made up for by the next one: nothing is forgotten before both agree.
  const takeTurn = (): void => {
    turn = turn
      .then(() => agree(account))
      .then((merged) => merged.length > 0 && onMerged(merged))
      .catch(() => {});
  };
  takeTurn();
  onFavorites(() => {
    if (!same(readFavorites(), readAgreed()?.ids ?? [])) takeTurn();
  });
}
