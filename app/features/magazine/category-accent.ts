/** Sets the colour of an article's category for everything inside; a name that is no accent leaves it as it is. */
export const categoryAccent = (category: { style_name: string } | null) => ({
  "data-accent": category?.style_name || "mint",
});
