import { area, bar, curve, disc, each, line, oval, poly, polar, rect, ring, wedge, type Scene } from "../svg";

/** Rails that run to the horizon, and the round face of an engine. */
export const tracks: Scene = ({ w, c: [ground, light, mid, glow, pale] }) => {
  const x = w * 0.5;
  return (
    rect([0, 0, w, 1000], ground) +
    disc([x, 430, 420], glow) +
    disc([x + 250, 160, 110], pale) +
    disc([x + 370, 100, 150], pale) +
    disc([x + 560, 60, 190], pale) +
    poly([x - 60, 560, x + 60, 560, x + 720, 1000, x - 720, 1000], mid) +
    each(8, (i) => {
      const y = 600 + i * i * 6.6;
      const half = 70 + (y - 560) * 1.35;
      return rect([x - half, y, half * 2, 8 + i * 4.5], "hall");
    }) +
    poly([x - 46, 560, x - 26, 560, x - 360, 1000, x - 450, 1000], pale) +
    poly([x + 26, 560, x + 46, 560, x + 450, 1000, x + 360, 1000], pale) +
    rect([x - 26, 60, 52, 190], "hall") +
    poly([x - 56, 60, x + 56, 60, x + 30, 110, x - 30, 110], "hall") +
    disc([x, 400, 232], "hall") +
    disc([x, 400, 196], light) +
    disc([x, 400, 160], "hall") +
    disc([x, 400, 66], pale) +
    each(8, (i) => disc([...polar([x, 400, 178], i * 45 + 22), 10], "hall")) +
    rect([x - 290, 560, 580, 46], "hall") +
    poly([x - 250, 606, x + 250, 606, x + 330, 800, x - 330, 800], "hall") +
    each(7, (i) =>
      poly(
        [x - 18 + (i - 3) * 66, 606, x + 8 + (i - 3) * 66, 606, x + 6 + (i - 3) * 88, 800, x - 22 + (i - 3) * 88, 800],
        light,
      ),
    ) +
    disc([x - 240, 540, 46], pale) +
    disc([x + 240, 540, 46], pale)
  );
};

/** A clock on a façade; somebody hangs from the hand. */
export const dial: Scene = ({ w, c: [ground, light, mid, glow, pale] }) => {
  const [x, y] = [w * 0.47, 450];
  return (
    rect([0, 0, w, 1000], ground) +
    each(Math.ceil(w / 150), (i) =>
      each(5, (k) => rect([i * 150 + 30, k * 220 + 20, 90, 150], (i + k) % 3 ? mid : "hall")),
    ) +
    disc([x, y, 430], "hall") +
    disc([x, y, 396], pale) +
    disc([x, y, 300], light) +
    each(12, (i) => bar(polar([x, y, 326], i * 30), polar([x, y, 374], i * 30), i % 3 ? 16 : 34, "hall")) +
    bar([x, y], polar([x, y, 230], 208), 40, "hall") +
    bar([x, y], polar([x, y, 330], 14), 30, "hall") +
    disc([x, y, 44], glow) +
    bar(polar([x, y, 318], 14), [x + 322, 690], 26, "hall") +
    bar([x + 322, 640], [x + 316, 800], 74, "hall") +
    bar([x + 300, 810], [x + 250, 930], 34, "hall") +
    bar([x + 336, 810], [x + 390, 915], 34, "hall") +
    disc([x + 360, 585, 46], glow) +
    rect([x + 296, 540, 130, 14], "hall") +
    rect([x + 320, 505, 84, 38], "hall") +
    ring([x + 344, 588, 14], 5, "hall") +
    ring([x + 380, 588, 14], 5, "hall")
  );
};

/** Two discs that slowly cover each other between five and seven. */
export const twoHours: Scene = ({ w, c: [ground, light, mid, glow, pale] }) => {
  const y = 480;
  const [left, right] = [w * 0.36, w * 0.62];
  return (
    rect([0, 0, w, 1000], ground) +
    rect([0, 0, w * 0.12, 1000], mid) +
    rect([w * 0.12, 0, w * 0.03, 1000], pale) +
    disc([left, y, 350], "hall") +
    disc([right, y + 20, 310], light) +
    wedge([right, y + 20, 310], -90, 60, glow) +
    bar([right, y + 20], [right, y - 230], 14, "hall") +
    bar([right, y + 20], polar([right, y + 20, 170], 60), 26, "hall") +
    disc([right, y + 20, 30], "hall") +
    each(12, (i) => disc([...polar([right, y + 20, 272], i * 30), i % 3 ? 7 : 14], "hall")) +
    area(
      `M${left - 190} ${y + 60}A190 190 0 0 1 ${left - 20} ${y - 130}A240 240 0 0 0 ${left - 90} ${y + 150}Z`,
      pale,
    ) +
    rect([0, 880, w, 120], "hall") +
    each(24, (i) => rect([w * 0.04 + (i * w) / 25, i % 6 ? 916 : 900, 8, i % 6 ? 30 : 60], i < 13 ? light : "hall3"))
  );
};

/** Two wheels, one of them gone. */
export const bicycle: Scene = ({ w, c: [ground, light, mid, glow, pale] }) => {
  const [a, b] = [w * 0.28, w * 0.74];
  const y = 610;
  const spokes = (x: number, colour: typeof light): string =>
    each(18, (i) => line([x, y, ...polar([x, y, 240], i * 20)], 5, colour));
  return (
    rect([0, 0, w, 1000], ground) +
    poly([0, 0, w * 0.55, 0, w * 0.32, 1000, 0, 1000], light) +
    rect([0, 880, w, 120], "hall") +
    disc([a, y, 252], pale) +
    ring([a, y, 250], 34, "hall") +
    spokes(a, "hall") +
    disc([a, y, 34], glow) +
    each(20, (i) =>
      area(
        `M${polar([b, y, 266], i * 18).join(" ")}L${polar([b, y, 266], i * 18 + 9).join(" ")}L${polar([b, y, 234], i * 18 + 9).join(" ")}L${polar([b, y, 234], i * 18).join(" ")}Z`,
        mid,
      ),
    ) +
    disc([b, y, 20], mid) +
    line([a, y, w * 0.41, 330, w * 0.66, 330], 26, "hall") +
    line([a, y, w * 0.49, 640, w * 0.41, 330], 26, "hall") +
    line([w * 0.49, 640, w * 0.66, 330], 26, "hall") +
    line([w * 0.38, 240, w * 0.42, 350], 26, "hall") +
    `<rect x="${w * 0.33}" y="210" width="${w * 0.12}" height="36" rx="18" fill="#0E1B17"/>` +
    curve(`M${w * 0.66} 330L${w * 0.645} 220H${w * 0.72}C${w * 0.75} 220 ${w * 0.75} 280 ${w * 0.72} 290`, 24, "hall") +
    disc([w * 0.49, 640, 54], glow) +
    ring([w * 0.49, 640, 54], 12, "hall") +
    oval([w * 0.9, 886, 60, 12], "hall") +
    disc([w * 0.905, 690, 34], mid) +
    area(`M${w * 0.905 - 36} 880V760a36 34 0 0 1 72 0V880Z`, mid)
  );
};

/** Zebu horns over one wheel, the sea, a ship to Paris. */
export const horns: Scene = ({ w, c: [ground, light, mid, glow, pale] }) => {
  const x = w * 0.42;
  return (
    rect([0, 0, w, 1000], ground) +
    disc([w * 0.74, 360, 230], glow) +
    rect([0, 560, w, 440], mid) +
    each(6, (i) =>
      curve(
        `M${-60 + (i % 2) * 60} ${620 + i * 62}${each(Math.ceil(w / 120), () => "q30 -34 60 0t60 0")}`,
        12,
        i % 2 ? pale : light,
      ),
    ) +
    poly([w * 0.66, 545, w * 0.98, 545, w * 0.93, 620, w * 0.7, 620], "hall") +
    rect([w * 0.74, 470, w * 0.14, 76], pale) +
    rect([w * 0.78, 380, w * 0.035, 92], light) +
    rect([w * 0.835, 400, w * 0.035, 72], light) +
    disc([x, 830, 250], "hall") +
    disc([x, 830, 190], mid) +
    ring([x, 830, 120], 16, "hall") +
    disc([x, 830, 50], glow) +
    poly([x - 60, 480, x + 60, 480, x + 44, 830, x - 44, 830], "hall") +
    area(
      `M${x - 50} 480C${x - 300} 470 ${x - 400} 280 ${x - 330} 60C${x - 300} 250 ${x - 190} 330 ${x - 30} 340Z`,
      pale,
    ) +
    area(
      `M${x + 50} 480C${x + 300} 470 ${x + 400} 280 ${x + 330} 60C${x + 300} 250 ${x + 190} 330 ${x + 30} 340Z`,
      pale,
    ) +
    area(`M${x - 110} 320H${x + 110}L${x + 60} 600A64 64 0 0 1 ${x - 60} 600Z`, light) +
    disc([x - 56, 410, 28], "hall") +
    disc([x + 56, 410, 28], "hall") +
    disc([x - 24, 580, 13], "hall") +
    disc([x + 24, 580, 13], "hall")
  );
};

/** The bow of a battleship from in front, guns, a pram on the steps. */
export const prow: Scene = ({ w, c: [ground, light, mid, glow, pale] }) => {
  const x = w * 0.58;
  return (
    rect([0, 0, w, 1000], ground) +
    wedge([x, 330, 1600], 175, 365, light) +
    wedge([x, 330, 1600], 200, 225, mid) +
    wedge([x, 330, 1600], 250, 290, mid) +
    wedge([x, 330, 1600], 315, 340, mid) +
    bar([x - 60, 340], [x - 520, 190], 54, "hall") +
    bar([x + 60, 340], [x + 520, 190], 54, "hall") +
    bar([x - 50, 300], [x - 330, 70], 44, "hall") +
    bar([x + 50, 300], [x + 330, 70], 44, "hall") +
    rect([x - 90, 180, 180, 180], "hall") +
    rect([x - 36, 30, 72, 160], "hall") +
    poly([x, 260, x + 330, 380, x + 150, 1000, x, 1000], "hall") +
    poly([x, 260, x - 330, 380, x - 150, 1000, x, 1000], glow) +
    disc([x - 120, 500, 24], "hall") +
    disc([x + 120, 500, 24], pale) +
    line([x + 112, 520, x + 90, 700], 12, pale) +
    line([x - 112, 520, x - 90, 700], 12, "hall") +
    each(6, (i) => rect([0, 640 + i * 62, w * 0.42 - i * w * 0.045, 40], pale)) +
    `<g transform="translate(${w * 0.2} 560) rotate(16)">${area("M-80 0A90 90 0 0 1 80 0L60 60H-60Z", "hall")}${disc([-46, 84, 26], "hall")}${disc([46, 84, 26], "hall")}${bar([80, 0], [126, -50], 12, "hall")}</g>`
  );
};
