import type { Showing } from "~/domain/programme/schema";
import styles from "./ShowingFacts.module.css";
import { VersionTag } from "./VersionTag";

/** How and where a show runs, in one line: language version, hall, print, what comes with it. */
export function ShowingFacts({
  showing: { language_version: version, room, format, extras },
}: {
  showing: Pick<Showing, "language_version" | "room" | "format" | "extras">;
}) {
  const where = [room?.name, format].filter(Boolean).join(" · ");
  return (
    <>
      {version && (
        <b className={styles.version}>
          <VersionTag version={version} />
        </b>
      )}
      {version && where && " · "}
      {where}
      {extras.map((extra) => (
        <span key={extra.slug}>
          {" "}
          <mark className={styles.extra}>{extra.name}</mark>
        </span>
      ))}
    </>
  );
}
