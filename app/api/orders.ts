import type { Cart, CartCreated } from "~/domain/booking/schema";
import type { Result } from "~/domain/common/errors";
import type { LocaleCode } from "~/domain/locale/locales";
import type { Checkout, OrderBegun, OrderRequest, OrderView, PaymentView } from "~/domain/orders/schema";
import { callsOver, read, write, type ClientTransport } from "./calls";

/** What the checkout and the page of an order read and write. */
export interface OrdersApi {
  checkout(): Promise<Checkout>;
  /** `bad_request` naming `code` with what is wrong with it. */
  useCode(code: string): Promise<Result<Cart>>;
  dropCode(): Promise<Result<Cart>>;
  /** `ending`: its last four signs. */
  dropVoucher(ending: string): Promise<Result<Cart>>;
  /** Orders everything in the cart. The same key with the same body does it once. */
  beginOrder(body: OrderRequest, idempotencyKey: string): Promise<Result<OrderBegun>>;
  /** An order by the secret of its link. */
  order(secret: string): Promise<OrderView>;
  payAgain(secret: string, method: string): Promise<Result<OrderBegun>>;
  changeOrder(secret: string, change: "give-up" | "mail"): Promise<Result<OrderView>>;
  /** `bad_request` naming `name` where it cannot be one. */
  renameOrder(secret: string, name: string): Promise<Result<OrderView>>;
  giveBack(secret: string, tickets: string[]): Promise<Result<OrderView>>;
  orderAgain(secret: string): Promise<Result<CartCreated>>;
  /** A payment to be typed in on a page of the house. */
  payment(id: string): Promise<PaymentView>;
  stopPayment(id: string): Promise<Result<PaymentView>>;
}

export function orderCalls(transport: ClientTransport, lang: LocaleCode): OrdersApi {
  const { local, param } = callsOver(transport, lang);
  const { cart, checkout, orders, payments } = local.shop;
  return {
    checkout: () => read(checkout.index.$get({ param })),
    useCode: (code) => write(read(cart.code.index.$post({ param, json: { code } }))),
    dropCode: () => write(read(cart.code.index.$delete({ param }))),
    dropVoucher: (ending) => write(read(cart.voucher.index.$delete({ param, query: { ending } }))),
    beginOrder: (json, key) => write(read(orders.index.$post({ param, json, header: { "idempotency-key": key } }))),
    order: (secret) => read(orders[":secret"].index.$get({ param: { lang, secret } })),
    payAgain: (secret, method) =>
      write(read(orders[":secret"].pay.index.$post({ param: { lang, secret }, json: { method } }))),
    changeOrder: (secret, change) => write(read(orders[":secret"][change].index.$post({ param: { lang, secret } }))),
    renameOrder: (secret, name) =>
      write(read(orders[":secret"].name.index.$post({ param: { lang, secret }, json: { name } }))),
    giveBack: (secret, tickets) =>
      write(read(orders[":secret"]["give-back"].index.$post({ param: { lang, secret }, json: { tickets } }))),
    orderAgain: (secret) => write(read(orders[":secret"].again.index.$post({ param: { lang, secret } }))),
    payment: (payment) => read(payments[":payment"].index.$get({ param: { lang, payment } })),
    stopPayment: (payment) => write(read(payments[":payment"].stop.index.$post({ param: { lang, payment } }))),
  };
}
