/** Apart by so much of the window's height, nobody sees a section soon. */
const apart = "100%";

/**
 * Sections far from the window say so, and styles spare the browser to draw them: in a page of hundreds of modules most are.
 * They keep the height that they were last laid out with.
 */
export function farAway(): {
  /** Has an eye on the page's sections as they are now. */
  look: (main: Element) => void;
  /** They may have another height now: all are laid out, until they are looked at again. */
  wake: () => void;
} {
  let watched = new Set<Element>();
  const places = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) target.toggleAttribute("data-far", !isIntersecting);
    },
    { rootMargin: `${apart} 0px` },
  );
  return {
    look: (main) => {
      // A section with a plane of its own is in that plane.
      const now = new Set(main.querySelectorAll("[data-section]:not([data-section] *)"));
      for (const section of watched) if (!now.has(section)) places.unobserve(section);
      for (const section of now) if (!watched.has(section)) places.observe(section);
      watched = now;
    },
    wake: () => {
      places.disconnect();
      for (const section of watched) section.removeAttribute("data-far");
      watched = new Set();
    },
  };
}
