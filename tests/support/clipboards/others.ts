import { h, li, linkTo, ol, p, ul, words, type Clipboard } from "./nodes";

/** Docs wraps everything in a bold element that is not bold, and says everything else by styles. */
const docs = (body: string): string =>
  `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-5b0a5f5e-7fff-0f5a">${body}</b>`;
const run = (text: string, style = ""): string =>
  `<span style="font-size:11pt;font-family:Arial,sans-serif;color:#000000;background-color:transparent;font-weight:400;font-style:normal;white-space:pre-wrap;${style}">${text}</span>`;
const line = (inner: string): string =>
  `<p dir="ltr" style="line-height:1.38;margin-top:0pt;margin-bottom:0pt;">${inner}</p>`;
const item = (inner: string): string =>
  `<li dir="ltr" style="list-style-type:disc;font-size:11pt;" aria-level="1"><p dir="ltr" style="margin:0" role="presentation">${inner}</p></li>`;

export const fromDocs: readonly Clipboard[] = [
  {
    name: "Docs: a paragraph is not bold",
    html: docs(line(run("Heute um halb sieben."))),
    text: [p("Heute um halb sieben.")],
  },
  {
    name: "Docs: bold, italic and both by styles",
    html: docs(
      line(
        run("Fett", "font-weight:700;") +
          run(" und ") +
          run("kursiv", "font-style:italic;") +
          run(" und ") +
          run("beides", "font-weight:700;font-style:italic;"),
      ),
    ),
    text: [p(words("Fett", "bold"), " und ", words("kursiv", "italic"), " und ", words("beides", "bold", "italic"))],
  },
  {
    name: "Docs: lists",
    html: docs(
      `<ul style="margin:0">${item(run("Eins"))}${item(run("Zwei"))}</ul><ol>${item(run("Erst"))}${item(run("Dann"))}</ol>`,
    ),
    text: [ul(li(p("Eins")), li(p("Zwei"))), ol(li(p("Erst")), li(p("Dann")))],
  },
  {
    name: "Docs: a list within a list, which stands beside the entry",
    html: docs(`<ul>${item(run("Außen"))}<ul>${item(run("Innen"))}</ul>${item(run("Wieder außen"))}</ul>`),
    text: [ul(li(p("Außen"), ul(li(p("Innen")))), li(p("Wieder außen")))],
  },
  {
    name: "Docs: headings and a link",
    html: docs(
      `<h2 dir="ltr">${run("Anfahrt", "font-weight:400;")}</h2>` +
        line(
          `${run("Mit der ")}<a href="https://example.org/u4" style="text-decoration:none;">${run("U4", "color:#1155cc;text-decoration:underline;")}</a>`,
        ),
    ),
    text: [h(2, "Anfahrt"), p("Mit der ", words("U4", linkTo("https://example.org/u4")))],
  },
  {
    name: "Docs: empty lines between paragraphs",
    html: docs(`${line(run("Eins."))}<br>${line(run("Zwei."))}`),
    text: [p("Eins."), p("Zwei.")],
  },
];

const libre = (body: string): string =>
  `<!DOCTYPE html><html><head><meta http-equiv="content-type" content="text/html; charset=utf-8"/><title></title><meta name="generator" content="LibreOffice 24.8 (Linux)"/><style type="text/css">p { line-height: 115%; margin-bottom: 0.25cm }</style></head><body lang="de-AT" link="#000080" dir="ltr">${body}</body></html>`;

export const fromLibreOffice: readonly Clipboard[] = [
  {
    name: "LibreOffice: bold and italic in fonts",
    html: libre(
      `<p style="line-height: 100%"><font face="Liberation Serif"><font size="3">Ein <b>Kino</b> und <i>ein Hof</i>.</font></font></p>`,
    ),
    text: [p("Ein ", words("Kino", "bold"), " und ", words("ein Hof", "italic"), ".")],
  },
  {
    name: "LibreOffice: lists, one within the other",
    html: libre(
      "<ul><li><p>Bar</p><ul><li><p>ab 17 Uhr</p></li></ul></li><li><p>Garderobe</p></li></ul><ol><li><p>Eins</p></li></ol>",
    ),
    text: [ul(li(p("Bar"), ul(li(p("ab 17 Uhr")))), li(p("Garderobe"))), ol(li(p("Eins")))],
  },
  {
    name: "LibreOffice: headings, the deepest as the fourth level",
    html: libre(
      `<h2 class="western">Karten</h2><h3 class="western">Ermäßigt</h3><h6 class="western">Nachweis</h6><p>Am Einlass.</p>`,
    ),
    text: [h(2, "Karten"), h(3, "Ermäßigt"), h(4, "Nachweis"), p("Am Einlass.")],
  },
  {
    name: "LibreOffice: a link and a line break",
    html: libre(`<p>Post an <a href="mailto:haus@example.org">das Haus</a><br/>oder ein Anruf.</p>`),
    text: [
      p("Post an ", words("das Haus", linkTo("mailto:haus@example.org")), { type: "hardBreak" }, "oder ein Anruf."),
    ],
  },
];

export const fromElsewhere: readonly Clipboard[] = [
  {
    name: "a page of the web: scripts, pictures, tables and styles leave their words",
    html: `<div onclick="alert(1)"><script>alert(1)</script><style>p{}</style><p style="color:red" class="x">Vor <u>dem</u> <code>Film</code></p><table><tr><td>Zelle</td></tr></table></div>`,
    text: [p("Vor dem Film"), p("Zelle")],
  },
  {
    name: "a page of the web: links that could run",
    html: `<p><a href="javascript:alert(1)">eins</a> <a href="data:text/html,x">zwei</a> <a href=" https://example.org/">drei</a></p>`,
    text: [p("eins zwei ", words("drei", linkTo("https://example.org/")))],
  },
  {
    name: "a quotation and a line keep their words",
    html: "<blockquote><p>Ein Zimmer.</p></blockquote><hr><p>Danach.</p>",
    text: [p("Ein Zimmer."), p("Danach.")],
  },
];
