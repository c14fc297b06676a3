import { h, li, linkTo, ol, p, ul, words, type Clipboard } from "./nodes";

/** Word's clipboard: conditional comments, styles of its own, lists as paragraphs. */
const word = (
  body: string,
): string => `<html xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office"
xmlns:w="urn:schemas-microsoft-com:office:word" xmlns="http://www.w3.org/TR/REC-html40">
<head><meta http-equiv=Content-Type content="text/html; charset=utf-8"><meta name=Generator content="Microsoft Word 15">
<!--[if gte mso 9]><xml><w:WordDocument><w:View>Normal</w:View></w:WordDocument></xml><![endif]-->
<style><!-- @font-face {font-family:Calibri;} p.MsoNormal {margin:0cm; font-size:11.0pt;} --></style></head>
<body lang=DE-AT style='tab-interval:35.4pt'><!--StartFragment-->${body}<!--EndFragment--></body></html>`;

const normal = (inner: string): string => `<p class=MsoNormal style='line-height:115%'>${inner}<o:p></o:p></p>`;

/** An entry of a list: the sign stands in the paragraph, followed by spaces of seven points. */
const entry = (sign: string, inner: string, { level = 1, at = "Middle" } = {}): string =>
  `<p class=MsoListParagraphCxSp${at} style='margin-left:${36 * level}pt;text-indent:-18.0pt;mso-list:l0 level${level} lfo1'>` +
  `<![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>${sign}<span ` +
  `style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>${inner}<o:p></o:p></p>`;

export const fromWord: readonly Clipboard[] = [
  {
    name: "Word: paragraphs, bold and italic",
    html: word(normal("Am <b>Samstag</b> spielt <i>Nosferatu</i>.") + normal("Danach: <b><i>Gespräch</i></b>.")),
    text: [
      p("Am ", words("Samstag", "bold"), " spielt ", words("Nosferatu", "italic"), "."),
      p("Danach: ", words("Gespräch", "bold", "italic"), "."),
    ],
  },
  {
    name: "Word: a bulleted list",
    html: word(entry("·", "35 mm", { at: "First" }) + entry("·", "16 mm") + entry("·", "DCP", { at: "Last" })),
    text: [ul(li(p("35 mm")), li(p("16 mm")), li(p("DCP")))],
  },
  {
    name: "Word: a numbered list",
    html: word(entry("1.", "Karte kaufen", { at: "First" }) + entry("2.", "Platz nehmen", { at: "Last" })),
    text: [ol(li(p("Karte kaufen")), li(p("Platz nehmen")))],
  },
  {
    name: "Word: a list within a list, and a paragraph after it",
    html: word(
      entry("·", "Großer Saal", { at: "First" }) +
        entry("o", "300 Plätze", { level: 2 }) +
        entry("o", "zwei Rollstuhlplätze", { level: 2 }) +
        entry("·", "Studio", { at: "Last" }) +
        normal("Beide im Haus."),
    ),
    text: [
      ul(li(p("Großer Saal"), ul(li(p("300 Plätze")), li(p("zwei Rollstuhlplätze")))), li(p("Studio"))),
      p("Beide im Haus."),
    ],
  },
  {
    name: "Word: headings of three levels, the first as the second",
    html: word("<h1>Haus</h1><h2>Säle</h2><h3>Studio</h3>" + normal("Text.")),
    text: [h(2, "Haus"), h(2, "Säle"), h(3, "Studio"), p("Text.")],
  },
  {
    name: "Word: a link, and one that may not be one",
    html: word(
      normal(
        `Siehe <a href="https://example.org/programm"><span style='color:blue'>Programm</span></a> und <a href="file:///C:/Users/x/plan.docx">Plan</a>.`,
      ),
    ),
    text: [p("Siehe ", words("Programm", linkTo("https://example.org/programm")), " und Plan.")],
  },
  {
    name: "Word: empty paragraphs, pictures, comments and changes leave nothing",
    html: word(
      normal("Eins.") +
        normal("&nbsp;") +
        normal(`<span style='mso-no-proof:yes'><img width=10 height=10 src="file:///C:/x.png"></span>Zwei.`) +
        "<!--[if supportFields]><span style='mso-element:field-begin'></span><![endif]-->",
    ),
    text: [p("Eins."), p("Zwei.")],
  },
];
