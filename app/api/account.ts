import type {
  Account,
  AccountChange,
  AccountCredit,
  AccountPass,
  AccountVoucher,
  Order,
} from "~/domain/account/schema";
import type { Result } from "~/domain/common/errors";
import type { LocaleCode } from "~/domain/locale/locales";
import { callsOver, read, write, writeEmpty, type ClientTransport } from "./calls";

/** What belongs to whoever is signed in. */
export interface AccountApi {
  /** What belongs to the guest who asks; these reject with a 401 for everybody else. */
  account(): Promise<Account>;
  changeAccount(change: AccountChange): Promise<Result<Account>>;
  deleteAccount(): Promise<Result<null>>;
  orders(): Promise<Order[]>;
  /** The vouchers this guest has ordered with, the last used first. */
  usedVouchers(): Promise<AccountVoucher[]>;
  /** What vouchers hold of this guest's money, and what of it comes back. */
  credit(): Promise<AccountCredit>;
  /** The passes this guest has ordered tickets with, in the order of the price list. */
  passes(): Promise<AccountPass[]>;
  /** The films whoever is signed in keeps, newest last. */
  keptFilms(): Promise<number[]>;
}

/** The calls on what belongs to whoever is signed in, over a transport and in one language. */
export function accountCalls(transport: ClientTransport, lang: LocaleCode): AccountApi {
  const { api, query } = callsOver(transport, lang);
  return {
    account: () => read(api.account.index.$get()),
    changeAccount: (json) => write(read(api.account.index.$patch({ json }))),
    deleteAccount: () => writeEmpty(api.account.index.$delete()),
    orders: async () => (await read(api.account.orders.index.$get({ query }))).results,
    usedVouchers: async () => (await read(api.account.vouchers.index.$get({ query }))).results,
    credit: () => read(api.account.credit.index.$get({ query })),
    passes: async () => (await read(api.account.passes.index.$get({ query }))).results,
    keptFilms: async () => (await read(api.account.favorites.index.$get())).ids,
  };
}
