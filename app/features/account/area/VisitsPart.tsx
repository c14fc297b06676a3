import styles from "./OrdersPage.module.css";
import { VisitRow } from "./VisitRow";
import type { Visit } from "./visits";

interface VisitsPartProps {
  title: string;
  visits: readonly Visit[];
  /** It stands below the name of a pass, and is of its tickets alone. */
  isOfPass?: boolean;
}

/** Visits below a heading; nothing where there are none. */
export function VisitsPart({ title, visits, isOfPass = false }: VisitsPartProps) {
  if (visits.length === 0) return null;
  const Heading = isOfPass ? "h3" : "h2";
  return (
    <section>
      <Heading className={styles.part}>{title}</Heading>
      <ul>
        {visits.map((visit) => (
          <VisitRow key={`${visit.order.number} ${visit.ordered.event}`} visit={visit} isOfPass={isOfPass} />
        ))}
      </ul>
    </section>
  );
}
