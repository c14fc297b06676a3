import type account from "./messages/de/account.json";
import type boxOffice from "./messages/de/box-office.json";
import type booking from "./messages/de/booking.json";
import type cart from "./messages/de/cart.json";
import type checkout from "./messages/de/checkout.json";
import type common from "./messages/de/common.json";
import type editorForm from "./messages/de/editor-form.json";
import type editor from "./messages/de/editor.json";
import type errors from "./messages/de/errors.json";
import type foyer from "./messages/de/foyer.json";
import type favorites from "./messages/de/favorites.json";
import type feeds from "./messages/de/feeds.json";
import type forms from "./messages/de/forms.json";
import type home from "./messages/de/home.json";
import type magazine from "./messages/de/magazine.json";
import type layers from "./messages/de/layers.json";
import type house from "./messages/de/house.json";
import type modules from "./messages/de/modules.json";
import type noscript from "./messages/de/noscript.json";
import type offline from "./messages/de/offline.json";
import type passkeys from "./messages/de/passkeys.json";
import type plain from "./messages/de/plain.json";
import type productions from "./messages/de/productions.json";
import type programme from "./messages/de/programme.json";
import type search from "./messages/de/search.json";
import type series from "./messages/de/series.json";
import type security from "./messages/de/security.json";
import type shop from "./messages/de/shop.json";
import type waiting from "./messages/de/waiting.json";

/** Every namespace with its German texts, from which the keys are typed. */
interface NamespaceMessages {
  account: typeof account;
  booking: typeof booking;
  /** Of the door and the desk: staff alone. */
  "box-office": typeof boxOffice;
  cart: typeof cart;
  /** Of the checkout and of an order. */
  checkout: typeof checkout;
  common: typeof common;
  /** Of the editor's dialogs: staff alone. */
  "editor-form": typeof editorForm;
  /** Of who works on pages. */
  editor: typeof editor;
  errors: typeof errors;
  favorites: typeof favorites;
  /** Of the server alone. */
  feeds: typeof feeds;
  forms: typeof forms;
  /** Of the screen in the foyer. */
  foyer: typeof foyer;
  home: typeof home;
  magazine: typeof magazine;
  house: typeof house;
  /** Of what opens over a page: consents, notes. */
  layers: typeof layers;
  modules: typeof modules;
  /** Of the server alone. */
  noscript: typeof noscript;
  /** Of the worker that keeps pages, and of what says that there is no connection. */
  offline: typeof offline;
  /** Of the passkeys of staff. */
  passkeys: typeof passkeys;
  /** Of the server alone, see `plain-texts.server.ts`. */
  plain: typeof plain;
  productions: typeof productions;
  programme: typeof programme;
  search: typeof search;
  /** Of the pages on which staff look after their access. */
  security: typeof security;
  /** Of the page of a series, beside those of productions. */
  series: typeof series;
  shop: typeof shop;
  /** Of the waiting lists of shows. */
  waiting: typeof waiting;
}

export type Namespace = keyof NamespaceMessages;

type WithoutPluralForm<Key> = Key extends `${infer Stem}_one` | `${infer Stem}_other` ? Stem : Key;

/** The keys of a namespace; plural forms are one key. */
export type MessageKey<N extends Namespace> = WithoutPluralForm<Extract<keyof NamespaceMessages[N], string>>;

/** What a route module's `handle` may say: the namespaces its page needs for hydration. */
export interface NamespaceHandle {
  namespaces?: readonly Namespace[];
}
