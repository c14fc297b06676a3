let open = 0;

const say = (): void => void document.documentElement.toggleAttribute("data-behind", open > 0);

/**
 * The page behind a modal dialog stands still until what this gives back is called. By an attribute: a selector that looks for
 * such a dialog looks through the whole page again with whatever comes or goes in it.
 */
export function holdPage(): () => void {
  open += 1;
  say();
  return () => {
    open -= 1;
    say();
  };
}
