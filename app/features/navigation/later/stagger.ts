import "./stagger.css";

/** Classes motion-0 to motion-10, each a step later than the one before. */
const most = 11;
const classOf = (index: number): string => `motion-${index}`;

const isInView = (row: Element): boolean => {
  const { top, bottom } = row.getBoundingClientRect();
  return bottom > 0 && top < window.innerHeight;
};

/**
 * The first rows of a new page rise a little, one after the other. They are moved and never hidden: what is largest on the
 * page is painted when it is there. Returns how to take the classes off again.
 */
export function stagger(main: Element): () => void {
  const rows = [...main.querySelectorAll("li, article")]
    .filter((row) => row.querySelector("h2, h3") !== null && isInView(row))
    .slice(0, most);
  for (const [index, row] of rows.entries()) row.classList.add(classOf(index));
  return () => {
    for (const [index, row] of rows.entries()) row.classList.remove(classOf(index));
  };
}
