export const themes = ["auto", "light", "dark"] as const;
export type Theme = (typeof themes)[number];

const storageKey = "kasch-theme";

/** What the browser's own bar takes: the ground of each theme. */
export const barColors = { light: "#f3f5f0", dark: "#0e1b17" } as const;

/** The bar follows a chosen theme as the page does; without a choice each mark says its device's colour. */
function paintBar(theme: Theme): void {
  for (const mark of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]'))
    mark.content = barColors[theme === "auto" ? (mark.media.includes("dark") ? "dark" : "light") : theme];
}

/**
 * Runs before the first paint, inline: a chosen theme must not flash. Kept in the browser and not
 * in a cookie, because pages are shared between visitors. `data-js` shows what needs JavaScript.
 */
export const themeScript = `(function(d){d.js="";try{var t=localStorage.getItem("${storageKey}");if(t==="light"||t==="dark"){d.theme=t;document.querySelectorAll('meta[name="theme-color"]').forEach(function(m){m.content={light:"${barColors.light}",dark:"${barColors.dark}"}[t]})}}catch(e){}})(document.documentElement.dataset)`;

const isTheme = (value: unknown): value is Theme => themes.includes(value as Theme);

export function currentTheme(): Theme {
  const { theme } = document.documentElement.dataset;
  return isTheme(theme) ? theme : "auto";
}

/** Shows a theme and remembers it where the browser allows that. */
export function chooseTheme(theme: Theme): void {
  document.documentElement.dataset.theme = theme;
  paintBar(theme);
  try {
    if (theme === "auto") localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, theme);
  } catch {
    // Storage may be forbidden: the choice then lasts for this page view.
  }
  window.dispatchEvent(new Event("kasch:theme"));
}

export function onThemeChange(listener: () => void): () => void {
  window.addEventListener("kasch:theme", listener);
  return () => window.removeEventListener("kasch:theme", listener);
}
