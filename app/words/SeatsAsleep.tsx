import "./SeatsAsleep.css";

interface SeatsAsleepProps {
  show: number;
  className?: string | undefined;
}

/** Where the page's stylesheet of seats says what a show has left, while no script does: of all pages that sleep, or have none. */
export function SeatsAsleep({ show, className }: SeatsAsleepProps) {
  return <span data-seats={show} className={className} />;
}
