import { data } from "react-router";

/** A path that no other route knows. Throwing gives the document its status. */
export function loader(): never {
  throw data(null, { status: 404 });
}

export default function NotFound() {
  return null;
}
