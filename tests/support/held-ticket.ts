import { closeSync, constants, openSync, writeSync } from "node:fs";
import { boxesOf, type BoughtTicket } from "./bought-tickets";

const [width, height] = [640, 480];
/** Points that a square of a code is wide in the picture, and how far it is turned, as a hand holds it. */
const [square, turn] = [6, 0.14];
const [table, paper, ink, grey] = [96, 220, 30, 128];

/** How bright each point of a picture is in which a ticket is held up, or nothing. */
function pictureOf(path: string): Uint8Array {
  const picture = new Uint8Array(width * height).fill(table);
  const boxes = boxesOf(path);
  const dark = new Set(
    boxes.flatMap(({ left, right, top }) => Array.from({ length: right - left }, (_, at) => `${left + at} ${top}`)),
  );
  const first = Math.min(...boxes.map(({ left }) => left));
  const last = Math.max(...boxes.map(({ right }) => right));
  const middle = (first + last) / 2;
  const [cos, sin] = [Math.cos(turn) / square, Math.sin(turn) / square];
  for (const [point] of boxes.length > 0 ? picture.entries() : []) {
    const [x, y] = [(point % width) - width / 2, Math.floor(point / width) - height / 2];
    const [across, down] = [middle + x * cos + y * sin, middle + y * cos - x * sin];
    if (Math.min(across, down) < first - 4 || Math.max(across, down) > last + 4) continue;
    picture[point] = dark.has(`${Math.floor(across)} ${Math.floor(down)}`) ? ink : paper;
  }
  return picture;
}

/** Makes a film (YUV4MPEG2) of one picture, in place: a browser that takes it for its camera sees the next ticket from then on. */
export function hold(film: string, ticket: BoughtTicket | null): void {
  const head = `YUV4MPEG2 W${width} H${height} F10:1 Ip A1:1 C420\nFRAME\n`;
  const colours = new Uint8Array((width * height) / 2).fill(grey);
  const file = openSync(film, constants.O_WRONLY | constants.O_CREAT);
  writeSync(file, Buffer.concat([Buffer.from(head), pictureOf(ticket?.qr?.path ?? ""), colours]));
  closeSync(file);
}
