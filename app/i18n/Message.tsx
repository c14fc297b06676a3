import type { MessageKey, Namespace } from "./namespaces";
import type { Values } from "./translator";
import { useT } from "./use-t";

interface MessageProps<N extends Namespace> {
  ns: N;
  id: MessageKey<N>;
  values?: Values;
}

/** A text that marks its language where it had to fall back to the default one. */
export function Message<N extends Namespace>({ ns, id, values }: MessageProps<N>) {
  const { text, lang } = useT(ns).full(id, values);
  return lang ? <span lang={lang}>{text}</span> : text;
}
