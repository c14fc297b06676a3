export const themes = ["auto", "light", "dark"] as const;
export type Theme = (typeof themes)[number];

const storageKey = "kasch-theme";

/** The ground of each theme, for the browser's own bar. */
const barColors = { light: "#f3f5f0", dark: "#0e1b17" };

/**
 * The browser's bar follows a chosen theme as the page does. The document's own two marks, one for
 * each kind of device, belong to React: a third that stands before them counts instead.
 */
function paintBar(theme: Theme): void {
  document.querySelector('meta[name="theme-color"]:not([media])')?.remove();
  if (theme === "auto") return;
  const mark = Object.assign(document.createElement("meta"), { name: "theme-color", content: barColors[theme] });
  document.head.insertBefore(mark, document.head.firstChild);
}

/**
 * Runs before the first paint, inline: a chosen theme must not flash. Kept in the browser and not
 * in a cookie, because pages are shared between visitors. `data-js` shows what needs JavaScript,
 * `data-first-look` that the page is read from its top: not where one comes back to a place in it, or to an anchor.
 * Only documents carry it: a browser that hydrates one has run it.
 */
export const themeScript = !import.meta.env.SSR
  ? ""
  : `(function(d){d.js="";location.hash||performance.getEntriesByType("navigation")[0]?.type==="navigate"&&(d.firstLook="");try{var t=localStorage.getItem("${storageKey}");if(t==="light"||t==="dark"){d.theme=t;var m=document.createElement("meta");m.name="theme-color";m.content=t==="dark"?"${barColors.dark}":"${barColors.light}";document.head.prepend(m)}}catch(e){}})(document.documentElement.dataset)`;

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
