import { useEffect, useRef, type ReactNode } from "react";
import { useFetcher } from "react-router";
import { useHydrated } from "~/ui/use-hydrated";
import type { CartAnswer, CartIntent } from "./cart-intent";

interface CartFormProps {
  intent: CartIntent;
  /** Hidden fields besides the intent. */
  values?: Readonly<Record<string, string | number>>;
  className?: string | undefined;
  onAnswer?: ((answer: CartAnswer) => void) | undefined;
  /** `pending`: what is being sent, null while nothing is. */
  children: (pending: FormData | null) => ReactNode;
}

/** One change of the cart: a plain form without JavaScript, a quiet request in place with it. */
export function CartForm({ intent, values = {}, className, onAnswer, children }: CartFormProps) {
  const fetcher = useFetcher<CartAnswer>();
  const hydrated = useHydrated();
  const handled = useRef<CartAnswer>(undefined);
  useEffect(() => {
    if (fetcher.state !== "idle" || !fetcher.data || handled.current === fetcher.data) return;
    handled.current = fetcher.data;
    onAnswer?.(fetcher.data);
  }, [fetcher.state, fetcher.data, onAnswer]);
  return (
    <fetcher.Form method="post" className={className}>
      <input type="hidden" name="intent" value={intent} />
      {Object.entries(values).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {hydrated ? <input type="hidden" name="enhanced" value="1" /> : null}
      {children(fetcher.state === "idle" ? null : (fetcher.formData ?? new FormData()))}
    </fetcher.Form>
  );
}
