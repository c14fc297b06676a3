/** To the top of the page, gently; at once where the code for that does not arrive. */
export const scrollToTop = (): void =>
  void import("./later/scroll-to-top").then(
    (later) => later.scrollToTop(),
    () => window.scrollTo(0, 0),
  );
