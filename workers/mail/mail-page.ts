import { html, raw } from "hono/html";
import { accentFills } from "~/domain/common/accent-fills";
import type { LocaleCode } from "~/domain/locale/locales";
import type { EventListItem } from "~/domain/programme/schema";
import type { Mail } from "./send-mail";

interface Sum {
  text: string;
  sum: string;
}

/** What a mail about shows says, for its text and its picture alike. */
export interface MailWords {
  subject: string;
  title: string;
  lead: string;
  link: string;
  /** What the link does. */
  open: string;
  shows: readonly {
    show: EventListItem | null;
    title: string;
    time: string;
    day: string;
    place: string;
    seats: string;
    lines: readonly Sum[];
  }[];
  /** Null: there is no money in it. */
  total: Sum | null;
  details: readonly Sum[];
  /** Null: the house has not said where it is. */
  way: { title: string; text: string } | null;
  note: string;
  legal: readonly { text: string; url: string }[];
}

/** Who writes, in which language. */
export interface MailFrame {
  house: string;
  lang: LocaleCode;
  /** Of the site, without a slash at its end. */
  origin: string;
}

/* Mail programs know tables and inline styles; the only sheet is what turns the colours over in the dark. */
const font = "font-family:Archivo,'Helvetica Neue',Arial,sans-serif";
const ink = "color:#12201b";
const muted = "color:#53625b";
const dark = `@media (prefers-color-scheme:dark){.bg{background:#0e1b17!important}.out{background:#000!important}.ink{color:#f3f5f0!important}.muted{color:#a9b8b0!important}.hair{border-color:#2a433a!important}.rule{border-color:#f3f5f0!important}.go{background:#bfe6d2!important}.go a{color:#12201b!important}}`;

const table = 'role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"';
const stillHeight = 180;

/** The still at its own ratio, and the plane of the series that masks the rest. */
function stillOf({ show }: MailWords["shows"][number], origin: string) {
  if (!show?.image) return "";
  const { src, alt, ratio } = show.image;
  const width = Math.min(420, Math.round(stillHeight * ratio));
  const plane = accentFills[show.series?.accent ?? "mint"];
  return html`<tr>
    <td style="padding:0 24px">
      <table ${raw(table)} bgcolor="${plane}">
        <tr>
          <td width="${width}" style="line-height:0">
            <img
              src="${origin}${src}/w640.jpg"
              alt="${alt}"
              width="${width}"
              height="${stillHeight}"
              style="display:block;border:0;max-width:100%;object-fit:cover"
            />
          </td>
          <td
            valign="bottom"
            style="${font};padding:0 14px 12px;font-size:15px;line-height:20px;font-weight:bold;${ink}"
          >
            ${show.series?.name ?? ""}
          </td>
        </tr>
      </table>
    </td>
  </tr>`;
}

const row = (text: string, sum: string, style: string, classes = "ink hair") =>
  html`<tr>
    <td class="${classes}" style="${font};${style}">${text}</td>
    <td align="right" class="${classes}" style="${font};${style};white-space:nowrap"><b>${sum}</b></td>
  </tr>`;

const line = `font-size:16px;line-height:22px;padding:7px 0;border-top:1px solid #c9d1c8;${ink}`;
const detail = `font-size:14px;line-height:21px;${muted}`;

function showOf(words: MailWords["shows"][number], origin: string) {
  const { title, time, day, place, seats, lines } = words;
  return html`${stillOf(words, origin)}
    <tr>
      <td style="padding:16px 24px 24px">
        <table ${raw(table)}>
          <tr>
            <td
              width="148"
              valign="top"
              class="ink"
              style="${font};font-size:52px;line-height:50px;font-weight:bold;letter-spacing:-2px;${ink}"
            >
              ${time}
            </td>
            <td valign="top" class="ink" style="${font};font-size:16px;line-height:23px;${ink}">
              <b style="font-size:21px;line-height:25px">${title}</b><br />${day}<br />${place}<br /><b>${seats}</b>
            </td>
          </tr>
          <tr>
            <td colspan="2" style="padding-top:14px">
              <table ${raw(table)}>
                ${lines.map(({ text, sum }) => row(text, sum, line))}
              </table>
            </td>
          </tr>
        </table>
      </td>
    </tr>`;
}

/** The house, the title, what it is about and the way to the order. */
const headOf = ({ title, lead, link, open }: MailWords, house: string) =>
  html`<tr>
      <td style="padding:22px 24px 12px">
        <table role="presentation" cellpadding="0" cellspacing="0" border="0">
          <tr>
            <td width="48">
              <table role="presentation" cellpadding="0" cellspacing="0" border="0">
                <tr>
                  <td
                    class="rule"
                    style="width:18px;height:8px;line-height:8px;font-size:0;border:5px solid #12201b;border-left-width:9px;border-right-width:9px"
                  >
                    &nbsp;
                  </td>
                </tr>
              </table>
            </td>
            <td class="ink" style="${font};font-size:23px;line-height:26px;font-weight:bold;${ink}">${house}</td>
          </tr>
        </table>
      </td>
    </tr>
    <tr>
      <td style="padding:0 24px">
        <div class="rule" style="border-top:2px solid #12201b;font-size:0;line-height:0">&nbsp;</div>
      </td>
    </tr>
    <tr>
      <td
        class="ink"
        style="${font};padding:22px 24px 6px;font-size:42px;line-height:44px;font-weight:bold;letter-spacing:-1.5px;${ink}"
      >
        ${title}
      </td>
    </tr>
    <tr>
      <td class="ink" style="${font};padding:4px 24px 22px;font-size:17px;line-height:26px;${ink}">${lead}</td>
    </tr>
    <tr>
      <td style="padding:0 24px 30px">
        <table role="presentation" cellpadding="0" cellspacing="0" border="0">
          <tr>
            <td class="go" bgcolor="#0f5b45" style="${font};font-size:18px;line-height:24px;font-weight:bold">
              <a href="${link}" style="display:inline-block;padding:15px 28px;color:#f3f5f0;text-decoration:none"
                >${open}</a
              >
            </td>
          </tr>
        </table>
      </td>
    </tr>`;

const sumLine = `border-top:2px solid #12201b;padding:14px 0 6px;line-height:30px;font-weight:bold;${ink}`;

/** The sum, and what is in it. */
const moneyOf = ({ total, details }: MailWords) =>
  total &&
  html`<tr>
    <td style="padding:0 24px 24px">
      <table ${raw(table)}>
        <tr>
          <td class="ink rule" style="${font};font-size:19px;${sumLine}">${total.text}</td>
          <td align="right" class="ink rule" style="${font};font-size:28px;${sumLine};white-space:nowrap">
            ${total.sum}
          </td>
        </tr>
        ${details.map(
          ({ text, sum }) =>
            html`<tr>
              <td class="muted" style="${font};${detail}">${text}</td>
              <td align="right" class="muted" style="${font};${detail};white-space:nowrap">${sum}</td>
            </tr>`,
        )}
      </table>
    </td>
  </tr>`;

const wayOf = (way: MailWords["way"]) =>
  way &&
  html`<tr>
    <td class="ink" style="${font};padding:0 24px 20px;font-size:16px;line-height:24px;${ink}">
      <b>${way.title}</b><br />${way.text}
    </td>
  </tr>`;

/** How to get there, and what there is to say of the link. */
const footOf = ({ way, note, legal }: MailWords, house: string) =>
  html`${wayOf(way) ?? ""}
    <tr>
      <td style="padding:0 24px">
        <div class="hair" style="border-top:1px solid #c9d1c8;font-size:0;line-height:0">&nbsp;</div>
      </td>
    </tr>
    <tr>
      <td class="muted" style="${font};padding:12px 24px 26px;font-size:14px;line-height:21px;${muted}">
        ${note}<br />${house && `${house} · `}
        ${legal.map(({ text, url }, index) => html`${index > 0 ? " · " : ""}<a class="muted" href="${url}" style="${muted}">${text}</a>`)}
      </td>
    </tr>`;

function documentOf(words: MailWords, { house, lang, origin }: MailFrame) {
  const { shows, subject } = words;
  return html`<!doctype html>
    <html lang="${lang}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>${subject}</title>
        <style>
          ${raw(dark)}
        </style>
      </head>
      <body class="out" style="margin:0;padding:0;background:#e4e9e1">
        <table ${raw(table)} class="out" bgcolor="#e4e9e1">
          <tr>
            <td align="center" style="padding:24px 0">
              <table
                role="presentation"
                class="bg"
                width="600"
                cellpadding="0"
                cellspacing="0"
                border="0"
                bgcolor="#f3f5f0"
                style="width:100%;max-width:600px"
              >
                ${headOf(words, house)} ${shows.map((show) => showOf(show, origin))} ${moneyOf(words) ?? ""}
                ${footOf(words, house)}
              </table>
            </td>
          </tr>
        </table>
      </body>
    </html>`;
}

const textOf = ({ title, lead, link, open, shows, total, details, way, note }: MailWords): string =>
  [
    title,
    lead,
    `${open}: ${link}`,
    ...shows.map((show) =>
      [
        `${show.time}  ${show.title}`,
        show.day,
        show.place,
        show.seats,
        ...show.lines.map(({ text, sum }) => `${text}  ${sum}`),
      ]
        .filter(Boolean)
        .join("\n"),
    ),
    (total ? [total, ...details] : details).map(({ text, sum }) => [text, sum].filter(Boolean).join("  ")).join("\n"),
    way && `${way.title}\n${way.text}`,
    note,
  ]
    .filter(Boolean)
    .join("\n\n");

/** A mail about shows: the same words as text and as a document. */
export const mailPage = async (
  words: MailWords,
  frame: MailFrame,
): Promise<Pick<Mail, "subject" | "text" | "html">> => ({
  subject: words.subject,
  text: textOf(words),
  html: String(await documentOf(words, frame)),
});
