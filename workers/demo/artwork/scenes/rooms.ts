import { area, bar, cut, curve, disc, each, line, oval, poly, rect, ring, type Scene } from "../svg";

/** Stairs, and a shadow with very long fingers that goes up them. */
export const shadow: Scene = ({ w, c: [ground, light, mid, glow] }) => {
  const steps = 9;
  const step = w / steps;
  const [x, y] = [w * 0.44, 330];
  return (
    rect([0, 0, w, 1000], ground) +
    area(`M${w * 0.12} 1000V420A${w * 0.38} 420 0 0 1 ${w * 0.88} 420V1000Z`, light) +
    each(steps, (i) => rect([i * step, 960 - i * 68, step + 1, 1000], i % 2 ? mid : "hall")) +
    each(steps, (i) => rect([i * step, 960 - i * 68, step + 1, 14], glow)) +
    `<ellipse cx="${x}" cy="${y - 90}" rx="92" ry="128" fill="#0E1B17"/>` +
    poly([x - 88, y - 110, x - 150, y - 200, x - 70, y - 170], "hall") +
    poly([x + 88, y - 110, x + 150, y - 200, x + 70, y - 170], "hall") +
    area(
      `M${x - 60} ${y}C${x - 210} ${y + 40} ${x - 220} ${y + 240} ${x - 240} 1000H${x + 120}C${x + 150} ${y + 300} ${x + 140} ${y + 40} ${x + 60} ${y}Z`,
      "hall",
    ) +
    curve(`M${x + 60} ${y + 90}C${x + 260} ${y + 30} ${x + 280} ${y - 20} ${x + 400} ${y - 20}`, 62, "hall") +
    each(5, (i) =>
      curve(
        `M${x + 390} ${y - 20}Q${x + 480 + i * 8} ${y - 110 + i * 40} ${x + 590 - Math.abs(i - 2) * 26} ${y - 160 + i * 80}`,
        20,
        "hall",
      ),
    )
  );
};

/** Crooked walls, a door that leans, a path of knives. */
export const crooked: Scene = ({ w, c: [ground, light, mid, glow, pale] }) =>
  rect([0, 0, w, 1000], ground) +
  poly([0, 0, w * 0.46, 0, w * 0.3, 640, 0, 840], mid) +
  poly([w, 0, w * 0.66, 0, w * 0.74, 560, w, 760], "hall") +
  poly([w * 0.46, 0, w * 0.66, 0, w * 0.74, 560, w * 0.3, 640], light) +
  poly([w * 0.42, 620, w * 0.49, 210, w * 0.6, 170, w * 0.62, 585], "hall") +
  poly([w * 0.5, 600, w * 0.53, 300, w * 0.58, 280, w * 0.59, 590], glow) +
  poly([w * 0.06, 150, w * 0.2, 90, w * 0.16, 330, w * 0.08, 420], pale) +
  poly([w * 0.84, 120, w * 0.95, 190, w * 0.93, 420, w * 0.83, 300], glow) +
  line([w * 0.06, 260, w * 0.19, 190], 12, "hall") +
  line([w * 0.13, 118, w * 0.12, 378], 12, "hall") +
  line([w * 0.835, 210, w * 0.945, 300], 12, "hall") +
  poly([w * 0.45, 620, w * 0.6, 590, w * 0.95, 1000, w * 0.1, 1000], pale) +
  each(5, (i) =>
    poly(
      [
        w * (0.46 + i * 0.028),
        618 - i * 6,
        w * (0.475 + i * 0.028),
        616 - i * 6,
        w * (0.24 + i * 0.17),
        1000,
        w * (0.15 + i * 0.17),
        1000,
      ],
      i % 2 ? mid : "hall",
    ),
  ) +
  poly([w * 0.02, 1000, w * 0.1, 560, w * 0.14, 1000], "hall") +
  poly([w * 0.1, 1000, w * 0.19, 660, w * 0.22, 1000], glow) +
  poly([w * 0.84, 1000, w * 0.92, 600, w, 1000], light) +
  oval([w * 0.545, 470, 20, 34], "hall") +
  poly([w * 0.53, 500, w * 0.565, 500, w * 0.585, 700, w * 0.515, 700], "hall");

/** Sliding doors, mats, three chimneys far off. */
export const mats: Scene = ({ w, c: [ground, light, mid, glow, pale] }) => {
  const [left, right] = [w * 0.3, w * 0.7];
  const smoke = (x: number, size: number): string =>
    area(
      `M${x} 330C${x + 20} ${330 - size} ${x + 80} ${300 - size} ${x + 210} ${310 - size}C${x + 90} ${330 - size} ${x + 44} ${380 - size} ${x + 26} 330Z`,
      pale,
    );
  return (
    rect([0, 0, w, 1000], ground) +
    cut(
      "view",
      `<rect x="${left}" y="150" width="${right - left}" height="520"/>`,
      rect([left, 150, right, 520], glow) +
        disc([left + (right - left) * 0.7, 330, 120], light) +
        each(
          3,
          (i) =>
            poly(
              [
                left + 70 + i * 90,
                560,
                left + 80 + i * 90,
                330 + i * 22,
                left + 102 + i * 90,
                330 + i * 22,
                left + 112 + i * 90,
                560,
              ],
              "hall",
            ) + smoke(left + 78 + i * 90, 60 + i * 26),
        ) +
        area(`M${left} 560H${right}V680H${left}Z`, mid) +
        rect([left, 606, right, 80], "hall"),
    ) +
    each(2, (side) => {
      const start = side ? right : left - w;
      return each(Math.ceil(w / 110), (i) =>
        each(5, (k) => rect([side ? start + 14 + i * 112 : left - 112 - i * 112, 160 + k * 104, 98, 90], pale)),
      );
    }) +
    rect([0, 120, w, 34], "hall") +
    rect([0, 668, w, 26], "hall") +
    rect([left - 18, 120, 18, 560], "hall") +
    rect([right, 120, 18, 560], "hall") +
    poly([0, 694, w, 694, w * 1.1, 1000, -w * 0.1, 1000], light) +
    each(4, (i) => line([w * (0.2 + i * 0.2), 694, w * (-0.1 + i * 0.4), 1000], 12, mid)) +
    line([0, 800, w, 800], 12, mid) +
    each(
      2,
      (i) =>
        area(
          `M${w * (0.4 + i * 0.13)} 900V810A44 44 0 0 1 ${w * (0.4 + i * 0.13) + 88} 810L${w * (0.4 + i * 0.13) + 116} 900Z`,
          "hall",
        ) + disc([w * (0.4 + i * 0.13) + 44, 734, 36], "hall"),
    )
  );
};

/** A picture in a picture in a picture; somebody steps in. */
export const frames: Scene = ({ w, c: [ground, light, mid, glow, pale] }) => {
  const tones = [ground, light, "hall", glow, mid, pale] as const;
  const x = w * 0.5;
  return (
    each(
      6,
      (i) =>
        `<g transform="rotate(${i % 2 ? i * 1.2 : -i * 0.9} ${x} 460)">${rect([(w * i) / 13, i * 62, w - (2 * w * i) / 13, 900 - i * 140 + (i === 0 ? 100 : 0)], tones[i] ?? pale)}</g>`,
    ) +
    poly([x - 40, 420, x + 40, 420, x + 70, 570, x - 70, 570], "hall") +
    disc([x, 372, 44], "hall") +
    rect([x - 74, 336, 148, 14], "hall") +
    rect([x - 46, 300, 92, 42], "hall") +
    ring([w * 0.8, 720, 128], 34, "hall") +
    disc([w * 0.8, 720, 112], pale) +
    area(`M${w * 0.8 - 70} 690A80 80 0 0 1 ${w * 0.8 - 10} 640`, glow) +
    bar([w * 0.8 + 96, 816], [w * 0.8 + 230, 960], 44, "hall") +
    each(
      8,
      (i) =>
        `<g transform="translate(${w * 0.04 + i * 74} ${990 - i * 2})">${area("M0 0a30 30 0 0 1 60 0v60h-60Z", "hall")}</g>`,
    )
  );
};

/** A doorway, a big figure, a small one, the same cap. */
export const doorstep: Scene = ({ w, c: [ground, light, mid, glow, pale], r }) => {
  const x = w * 0.5;
  const figure = (left: number, scale: number, coat: typeof light): string =>
    area(
      `M${left - 90 * scale} 880V${880 - 330 * scale}A${90 * scale} ${100 * scale} 0 0 1 ${left + 90 * scale} ${880 - 330 * scale}V880Z`,
      coat,
    ) +
    disc([left, 880 - 480 * scale, 66 * scale], pale) +
    area(
      `M${left - 78 * scale} ${880 - 500 * scale}A78 70 0 0 1 ${left + 78 * scale} ${880 - 500 * scale}Z`.replace(
        "A78 70",
        `A${78 * scale} ${70 * scale}`,
      ),
      "hall",
    ) +
    rect([left - 20 * scale, 880 - 510 * scale, 140 * scale, 16 * scale], "hall");
  return (
    rect([0, 0, w, 1000], ground) +
    each(13, (k) =>
      each(Math.ceil(w / 130) + 1, (i) =>
        r() > 0.22
          ? rect([i * 130 - (k % 2) * 65 + 5, k * 72 + 5, 120, 62], r() > 0.84 ? mid : r() > 0.5 ? light : ground)
          : "",
      ),
    ) +
    area(`M${x - 290} 900V330A290 280 0 0 1 ${x + 290} 330V900Z`, "hall") +
    area(`M${x - 240} 900V340A240 230 0 0 1 ${x + 240} 340V900Z`, glow) +
    figure(x - 70, 1, mid) +
    figure(x + 120, 0.56, "hall") +
    rect([x - 380, 880, 760, 50], pale) +
    rect([x - 460, 930, 920, 80], "hall") +
    bar([x - 190, 560], [x - 240, 880], 12, "hall")
  );
};

/** A pale door standing open in a room of fog, a scythe at the water. */
export const ferry: Scene = ({ w, c: [ground, light, mid, glow, pale] }) =>
  rect([0, 0, w, 1000], ground) +
  disc([w * 0.3, 300, 190], pale) +
  each(
    6,
    (i) =>
      `<rect x="${w * (i % 2 ? 0.2 : -0.2)}" y="${330 + i * 66}" width="${w}" height="30" rx="15" fill="${i % 2 ? "#F3F5F0" : "#A9B8B0"}" opacity="${0.75 - i * 0.07}"/>`,
  ) +
  rect([0, 720, w, 280], mid) +
  each(7, (i) => rect([w * (0.14 + ((i * 0.37) % 0.3)), 745 + i * 34, w * 0.24 - i * 14, 12], i % 2 ? light : pale)) +
  poly([w * 0.56, 760, w, 700, w, 1000, w * 0.5, 1000], "hall") +
  area(
    `M${w * 0.66} 780V520C${w * 0.66} 440 ${w * 0.7} 400 ${w * 0.735} 400C${w * 0.78} 400 ${w * 0.81} 440 ${w * 0.81} 520V780Z`,
    "hall",
  ) +
  oval([w * 0.735, 380, 54, 64], "hall") +
  rect([w * 0.735 - 110, 352, 220, 16], "hall") +
  curve(`M${w * 0.86} 860L${w * 0.8} 180`, 18, "hall") +
  area(
    `M${w * 0.805} 170C${w * 0.7} 60 ${w * 0.52} 70 ${w * 0.4} 190C${w * 0.54} 120 ${w * 0.68} 130 ${w * 0.8} 224Z`,
    glow,
  ) +
  bar([w * 0.1, 620], [w * 0.1, 800], 16, "hall") +
  area(`M${w * 0.1 - 70} 660C${w * 0.1 - 60} 560 ${w * 0.1 + 60} 560 ${w * 0.1 + 70} 660Z`, glow) +
  disc([w * 0.1, 668, 20], glow) +
  bar([w * 0.04, 590], [w * 0.16, 590], 16, "hall");
