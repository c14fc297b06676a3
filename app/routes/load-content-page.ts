/** A file of its own, so that the names of all the parts of content pages are in no other page's code. */
export const loadContentPage = () => import("./ContentPage");
