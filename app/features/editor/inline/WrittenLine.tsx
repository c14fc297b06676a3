import { useEffect, useEffectEvent, useLayoutEffect, useRef } from "react";
import { beginLine, type Line, type LineEvents, type LineOptions } from "./line-on-page";

type WrittenLineProps = LineOptions &
  LineEvents & {
    /** Where the words stand on the page. */
    node: Text;
  };

/** Words without looks of their own, being written where they stand. */
export function WrittenLine({ node, onChange, onLeave, onTooLong, ...options }: WrittenLineProps) {
  const line = useRef<Line>(null);
  const begin = useEffectEvent((events: LineEvents) => beginLine(node, options, events));
  const change = useEffectEvent(onChange);
  const leave = useEffectEvent(onLeave);
  const refuse = useEffectEvent(onTooLong);
  useLayoutEffect(() => {
    const begun = begin({
      onChange: (value) => change(value),
      onLeave: (to) => leave(to),
      onTooLong: (longest) => refuse(longest),
    });
    line.current = begun;
    return () => begun.end();
  }, []);
  const { value } = options;
  useEffect(() => line.current?.set(value), [value]);
  return null;
}
