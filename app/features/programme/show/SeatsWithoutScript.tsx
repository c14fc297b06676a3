import "./SeatsWithoutScript.css";

/** Where a browser without JavaScript draws what the page's stylesheet of seats says of a show. */
export function SeatsWithoutScript({ show }: { show: number }) {
  return <noscript data-seats={show} />;
}
