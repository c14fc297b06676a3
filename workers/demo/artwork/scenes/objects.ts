import { area, bar, curve, disc, each, oval, poly, polar, rect, ring, type Scene } from "../svg";

/** A man of clay under a crooked arch, a star on his chest. */
export const clay: Scene = ({ w, c: [ground, light, mid, glow, pale] }) => {
  const x = w * 0.5;
  const star = (radius: number): string =>
    poly(
      Array.from({ length: 10 }, (_, i) => polar([x, 620, i % 2 ? radius * 0.42 : radius], i * 36 - 90)).flat(),
      glow,
    );
  return (
    rect([0, 0, w, 1000], ground) +
    area(`M${w * 0.04} 1000C${w * 0.02} 500 ${w * 0.18} 60 ${x - 30} 60S${w * 0.99} 420 ${w * 0.95} 1000Z`, mid) +
    area(`M${w * 0.14} 1000C${w * 0.12} 560 ${w * 0.26} 150 ${x} 150S${w * 0.88} 480 ${w * 0.85} 1000Z`, light) +
    poly([0, 1000, 0, 300, w * 0.1, 180, w * 0.13, 420, w * 0.06, 1000], "hall") +
    poly([w, 1000, w, 240, w * 0.9, 360, w * 0.94, 1000], "hall") +
    area(
      `M${x - 330} 1000V560C${x - 330} 440 ${x - 210} 420 ${x - 150} 420H${x + 150}C${x + 210} 420 ${x + 330} 440 ${x + 330} 560V1000Z`,
      "hall",
    ) +
    area(
      `M${x - 170} 400V280C${x - 170} 160 ${x - 80} 130 ${x} 130S${x + 170} 160 ${x + 170} 280V400C${x + 120} 450 ${x - 120} 450 ${x - 170} 400Z`,
      "hall",
    ) +
    area(`M${x - 120} 390V270H${x + 120}V390C${x + 70} 430 ${x - 70} 430 ${x - 120} 390Z`, mid) +
    rect([x - 92, 292, 66, 26], pale) +
    rect([x + 26, 292, 66, 26], pale) +
    rect([x - 20, 300, 40, 72], "hall") +
    rect([x - 60, 386, 120, 16], "hall") +
    star(110) +
    disc([x, 620, 26], "hall") +
    rect([x - 330, 780, 660, 46], glow) +
    each(5, (i) => rect([x - 300 + i * 150, 830, 16, 200], "hall2"))
  );
};

/** The wheel of a cart through surf at night, a scythe for a moon. */
export const cart: Scene = ({ w, c: [ground, light, mid, glow, pale] }) => {
  const [x, y] = [w * 0.62, 600];
  return (
    rect([0, 0, w, 1000], ground) +
    disc([w * 0.26, 290, 200], pale) +
    disc([w * 0.33, 240, 190], ground) +
    bar([w * 0.24, 480], [w * 0.36, 990], 20, pale) +
    disc([x, y, 340], mid) +
    ring([x, y, 318], 44, light) +
    each(12, (i) => bar(polar([x, y, 60], i * 30), polar([x, y, 300], i * 30), 22, light)) +
    disc([x, y, 84], light) +
    disc([x, y, 40], ground) +
    poly([x - 60, 280, w, 190, w, 250, x - 40, 330], light) +
    area(`M${w * 0.8} 230C${w * 0.78} 100 ${w * 0.84} 40 ${w * 0.9} 40S${w} 110 ${w} 220Z`, "hall2") +
    disc([w * 0.9, 120, 44], glow) +
    each(5, (i) =>
      area(
        `M-20 ${770 + i * 52}${each(Math.ceil(w / 150) + 1, () => "q38 -50 75 0t75 0")}V1010H-20Z`,
        i % 2 ? mid : i === 4 ? "hall" : glow,
      ),
    )
  );
};

/** Receivers, cords, three conversations at once. */
export const gossip: Scene = ({ w, c: [ground, light, mid, glow, pale] }) => {
  const receiver = (x: number, y: number, [turn, colour]: readonly [number, typeof light]): string =>
    `<g transform="translate(${Math.round(x)} ${y}) rotate(${turn})">${area("M-230 -60C-180 -150 180 -150 230 -60L236 60A70 56 0 0 1 104 60V10C50 -34 -50 -34 -104 10V60A70 56 0 0 1 -236 60Z", colour)}</g>`;
  const bubble = (x: number, y: number, [size, colour]: readonly [number, typeof light]): string =>
    `<rect x="${x - size}" y="${y - size * 0.55}" width="${size * 2}" height="${size * 1.1}" rx="${size * 0.26}" fill="currentColor"/>`
      .replace("<rect", `<rect`)
      .replace('fill="currentColor"', `fill="${colour === "light" ? "#F3F5F0" : "#0E1B17"}"`) +
    each(4, (i) =>
      rect(
        [x - size * 0.75, y - size * 0.36 + i * size * 0.2, size * (1.5 - (i === 3 ? 0.7 : 0)), size * 0.08],
        colour === "light" ? "hall" : glow,
      ),
    );
  return (
    rect([0, 0, w, 1000], ground) +
    each(12, (i) => rect([(w * i) / 12, 0, w / 24, 1000], light)) +
    curve(`M${w * 0.3} 420C${w * 0.1} 700 ${w * 0.4} 640 ${w * 0.3} 1010`, 18, "hall") +
    curve(`M${w * 0.72} 600C${w * 0.96} 700 ${w * 0.6} 820 ${w * 0.8} 1010`, 18, "hall") +
    bubble(w * 0.72, 220, [200, "light"]) +
    poly([w * 0.62, 320, w * 0.7, 320, w * 0.58, 420], "light") +
    bubble(w * 0.22, 800, [150, "hall"]) +
    receiver(w * 0.32, 380, [-24, "hall"]) +
    receiver(w * 0.66, 640, [18, mid]) +
    receiver(w * 0.5, 880, [-8, pale])
  );
};

/** Daisies, an apple, scissors that mean it. */
export const daisies: Scene = ({ w, c: [ground, light, mid, glow, pale] }) => {
  const daisy = (x: number, y: number, [size, petals]: readonly [number, typeof light]): string =>
    each(11, (i) =>
      oval([0, -size * 0.66, size * 0.17, size * 0.36], petals).replace(
        "<ellipse",
        `<ellipse transform="translate(${x} ${y}) rotate(${i * 32.7})"`,
      ),
    ) +
    disc([x, y, size * 0.34], glow) +
    disc([x, y, size * 0.16], "hall");
  return (
    rect([0, 0, w, 1000], ground) +
    rect([0, 0, w * 0.5, 500], mid) +
    rect([w * 0.5, 500, w * 0.5, 500], light) +
    daisy(w * 0.26, 300, [270, "light"]) +
    daisy(w * 0.77, 700, [310, pale]) +
    daisy(w * 0.72, 210, [150, "light"]) +
    daisy(w * 0.12, 720, [130, pale]) +
    disc([w * 0.36, 770, 150], light) +
    disc([w * 0.36 + 90, 770, 130], light) +
    area(
      `M${w * 0.36 + 40} 640C${w * 0.36 + 40} 560 ${w * 0.36 + 110} 540 ${w * 0.36 + 150} 540C${w * 0.36 + 140} 610 ${w * 0.36 + 100} 640 ${w * 0.36 + 40} 640Z`,
      "fir",
    ) +
    area(`M${w * 0.36 + 220} 730A90 90 0 0 0 ${w * 0.36 + 210} 850L${w * 0.36 + 260} 800Z`, ground) +
    `<g transform="translate(${Math.round(w * 0.52)} 480) rotate(28)">${poly(
      [-20, 0, 26, 0, 60, -400, 30, -410],
      "hall",
    )}${poly(
      [-26, 0, 20, 0, -60, -400, -90, -380],
      "hall",
    )}${ring([-90, 120, 76], 34, "hall")}${ring([90, 120, 76], 34, "hall")}${bar([0, 0], [-50, 60], 30, "hall")}${bar([0, 0], [50, 60], 30, "hall")}${disc([0, -10, 16], pale)}</g>`
  );
};

/** A boarded house on a hill; hands come out of the ground. */
export const siege: Scene = ({ w, c: [ground, light, mid, glow, pale] }) => {
  const hand = (x: number, y: number, scale: number): string =>
    `<g transform="translate(${Math.round(x)} ${y}) scale(${scale})">${each(5, (i) => bar([-70 + i * 35, 0], [-110 + i * 55, -150 - (i === 0 ? -70 : 30 - Math.abs(i - 2) * 24)], 32, "hall"))}${area("M-92 20C-92 -60 92 -60 92 20L60 420H-60Z", "hall")}</g>`;
  return (
    rect([0, 0, w, 1000], ground) +
    disc([w * 0.5, 400, 330], pale) +
    area(`M0 760C${w * 0.3} 600 ${w * 0.7} 600 ${w} 780V1000H0Z`, mid) +
    poly([w * 0.5 - 210, 640, w * 0.5 - 210, 400, w * 0.5, 200, w * 0.5 + 210, 400, w * 0.5 + 210, 640], "hall") +
    rect([w * 0.5 + 90, 200, 60, 160], "hall") +
    rect([w * 0.5 - 140, 430, 110, 120], light) +
    rect([w * 0.5 + 40, 430, 110, 120], light) +
    rect([w * 0.5 - 40, 540, 80, 110], glow) +
    each(4, (i) =>
      bar(
        [w * 0.5 - 160 + (i > 1 ? 180 : 0), 450 + (i % 2) * 64],
        [w * 0.5 - 10 + (i > 1 ? 180 : 0), 470 + (i % 2) * 44],
        20,
        "hall",
      ),
    ) +
    disc([w * 0.5, 320, 34], light) +
    hand(w * 0.1, 720, 1) +
    hand(w * 0.27, 830, 0.8) +
    hand(w * 0.46, 780, 0.95) +
    hand(w * 0.63, 860, 0.75) +
    hand(w * 0.78, 770, 0.9) +
    hand(w * 0.93, 700, 1.1)
  );
};

/** Rows to the horizon, everything the same size, one worker with a loaf. */
export const furrows: Scene = ({ w, c: [ground, light, mid, glow, pale] }) => {
  const x = w * 0.5;
  return (
    rect([0, 0, w, 1000], ground) +
    each(9, (i) => area(`M${(w * i) / 9} 330A${w / 18} 110 0 0 1 ${(w * (i + 1)) / 9} 330Z`, i % 2 ? pale : "light")) +
    rect([0, 322, w, 14], "hall") +
    each(11, (i) =>
      poly(
        [
          x + (i - 5.5) * w * 0.035,
          336,
          x + (i - 4.95) * w * 0.035,
          336,
          x + (i - 4.9) * w * 0.26,
          1000,
          x + (i - 5.5) * w * 0.26,
          1000,
        ],
        i % 2 ? mid : "fir",
      ),
    ) +
    each(11, (row) =>
      each(7, (k) => {
        const depth = k / 6;
        const y = 380 + 590 * depth ** 1.6;
        const spread = 0.035 + 0.225 * ((y - 336) / 664);
        return disc([x + (row - 5.2) * w * spread, y, 9 + 44 * depth ** 1.3], (row + k) % 5 === 0 ? glow : light);
      }),
    ) +
    disc([x, 600, 54], pale) +
    area(`M${x - 74} 900V740a74 70 0 0 1 148 0V900Z`, "light") +
    rect([x - 66, 556, 132, 26], "light") +
    oval([x, 760, 62, 34], glow) +
    each(3, (i) => bar([x - 30 + i * 30, 744], [x - 18 + i * 30, 772], 8, "hall"))
  );
};
