import { lettering } from "../lettering";
import { area, bar, cut, curve, disc, each, line, oval, poly, polar, rect, ring, wedge, type Scene } from "../svg";

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

/** Cut from black card: a winged horse, domes, lace of leaves. */
export const arabesque: Scene = ({ w, c: [ground, light, mid, glow, pale] }) => {
  const [x, y] = [w * 0.52, 400];
  const onion = (cx: number, base: number, size: number): string =>
    area(
      `M${cx - size} ${base}C${cx - size * 1.3} ${base - size} ${cx - size * 0.4} ${base - size * 1.4} ${cx} ${base - size * 2.2}C${cx + size * 0.4} ${base - size * 1.4} ${cx + size * 1.3} ${base - size} ${cx + size} ${base}V1000H${cx - size}Z`,
      "hall",
    ) +
    each(3, (i) =>
      area(
        `M${cx - size * 0.7 + i * size * 0.5} 1000V${base + 90}a${size * 0.2} ${size * 0.3} 0 0 1 ${size * 0.4} 0V1000Z`,
        glow,
      ),
    );
  return (
    rect([0, 0, w, 1000], ground) +
    disc([w * 0.58, 420, 390], light) +
    disc([w * 0.58, 420, 310], pale) +
    each(24, (i) => disc([...polar([w * 0.58, 420, 350], i * 15), 11], mid)) +
    onion(w * 0.1, 760, 100) +
    onion(w * 0.9, 800, 90) +
    onion(w * 0.26, 880, 70) +
    onion(w * 0.76, 900, 60) +
    area(
      `M${x - 250} ${y + 60}C${x - 140} ${y - 50} ${x + 60} ${y - 30} ${x + 150} ${y - 110}C${x + 170} ${y - 190} ${x + 240} ${y - 220} ${x + 280} ${y - 200}L${x + 370} ${y - 110}L${x + 340} ${y - 80}L${x + 270} ${y - 110}C${x + 260} ${y} ${x + 190} ${y + 90} ${x + 60} ${y + 110}L${x + 180} ${y + 210}L${x + 130} ${y + 290}L${x + 100} ${y + 280}L${x + 120} ${y + 220}L${x - 20} ${y + 130}L${x - 150} ${y + 130}L${x - 270} ${y + 250}L${x - 240} ${y + 330}L${x - 280} ${y + 330}L${x - 330} ${y + 240}L${x - 230} ${y + 120}C${x - 330} ${y + 130} ${x - 370} ${y + 200} ${x - 430} ${y + 190}C${x - 390} ${y + 120} ${x - 330} ${y + 60} ${x - 250} ${y + 60}Z`,
      "hall",
    ) +
    each(5, (i) =>
      area(
        `M${x - 60} ${y + 30}C${x - 90 - i * 50} ${y - 160 - i * 30} ${x - 160 - i * 62} ${y - 260 + i * 40} ${x - 270 - i * 52} ${y - 300 + i * 78}C${x - 230 - i * 30} ${y - 180 + i * 50} ${x - 180} ${y} ${x - 60} ${y + 30}Z`,
        i % 2 ? mid : "hall",
      ),
    ) +
    disc([x + 10, y - 110, 34], "hall") +
    area(`M${x - 40} ${y + 20}C${x - 40} ${y - 90} ${x + 60} ${y - 90} ${x + 60} ${y + 20}Z`, "hall") +
    poly([x - 10, y - 134, x + 10, y - 200, x + 34, y - 134], glow)
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

/** A letter of chalk on a shoulder; a balloon. */
export const chalk: Scene = ({ w, c: [ground, light, mid, glow, pale] }) =>
  rect([0, 0, w, 1000], ground) +
  poly([0, 0, w * 0.42, 0, w * 0.12, 1000, 0, 1000], mid) +
  area(`M${w * 0.06} 1000C${w * 0.06} 560 ${w * 0.22} 420 ${w * 0.5} 400S${w * 0.94} 560 ${w * 0.96} 1000Z`, "hall") +
  area(
    `M${w * 0.36} 420C${w * 0.34} 180 ${w * 0.4} 110 ${w * 0.51} 110S${w * 0.68} 180 ${w * 0.66} 420C${w * 0.58} 470 ${w * 0.44} 470 ${w * 0.36} 420Z`,
    "hall",
  ) +
  rect([w * 0.29, 208, w * 0.44, 36], "hall") +
  rect([w * 0.36, 60, w * 0.3, 160], "hall") +
  rect([w * 0.36, 176, w * 0.3, 32], glow) +
  lettering("M", { box: [w * 0.52, 560, w * 0.3, 340], pen: 58, fill: "light" }) +
  line([0, 150, w, 90], 7, "hall") +
  line([0, 190, w, 130], 7, "hall") +
  oval([w * 0.86, 230, 84, 104], light) +
  curve(`M${w * 0.86} 334C${w * 0.84} 400 ${w * 0.88} 440 ${w * 0.86} 520`, 7, "hall") +
  oval([w * 0.84, 200, 22, 34], pale);

/** Three stamps worth a quarter of a million. */
export const stamps: Scene = ({ w, c: [ground, light, mid, glow, pale] }) => {
  const stamp = (x: number, y: number, [turn, plate]: readonly [number, typeof light], inside: string): string =>
    `<g transform="translate(${Math.round(x)} ${y}) rotate(${turn})">${rect([-200, -250, 400, 500], "light")}${each(11, (i) => disc([-200 + i * 40, -250, 13], ground) + disc([-200 + i * 40, 250, 13], ground))}${each(13, (i) => disc([-200, -250 + i * 41.6, 13], ground) + disc([200, -250 + i * 41.6, 13], ground))}${rect([-160, -210, 320, 420], plate)}${inside}</g>`;
  return (
    rect([0, 0, w, 1000], ground) +
    each(7, (i) => line([0, 120 + i * 140, w, 40 + i * 140], 10, "hall2")) +
    stamp(
      w * 0.22,
      520,
      [-9, light],
      disc([0, -20, 120], "hall") +
        wedge([0, -20, 120], 30, 210, glow) +
        lettering("3", { box: [60, 110, 60, 80], pen: 20, fill: "hall" }),
    ) +
    stamp(
      w * 0.8,
      480,
      [8, mid],
      poly([0, -170, 110, 80, -110, 80], pale) +
        disc([0, 0, 50], "hall") +
        lettering("10", { box: [-130, 110, 110, 80], pen: 20, fill: "light" }),
    ) +
    stamp(
      w * 0.51,
      540,
      [2, glow],
      area("M-120 90C-120 -40 -60 -150 0 -150S120 -40 120 90Z", "hall") +
        disc([-44, -10, 30], pale) +
        disc([44, -10, 30], pale) +
        rect([-24, 20, 48, 50], light) +
        lettering("250", { box: [-130, 110, 260, 80], pen: 24, fill: "hall" }),
    ) +
    ring([w * 0.66, 200, 120], 14, pale) +
    ring([w * 0.66, 200, 82], 8, pale) +
    each(4, (i) => curve(`M${w * 0.7 + 60} ${140 + i * 38}q40 -24 80 0t80 0t80 0`, 9, pale))
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

/** A figure seen from behind, her hem on fire, the sea framed. */
export const canvas: Scene = ({ w, c: [ground, light, mid, glow, pale] }) => {
  const x = w * 0.44;
  const flame = (cx: number, cy: number, size: number): string =>
    area(
      `M${cx} ${cy - size * 2.2}C${cx + size * 1.2} ${cy - size} ${cx + size} ${cy} ${cx} ${cy}S${cx - size} ${cy - size * 0.8} ${cx - size * 0.2} ${cy - size * 1.2}C${cx - size * 0.1} ${cy - size * 1.6} ${cx} ${cy - size * 1.9} ${cx} ${cy - size * 2.2}Z`,
      light,
    ) +
    area(
      `M${cx} ${cy - size}C${cx + size * 0.5} ${cy - size * 0.4} ${cx + size * 0.4} ${cy} ${cx} ${cy}S${cx - size * 0.4} ${cy - size * 0.4} ${cx} ${cy - size}Z`,
      glow,
    );
  return (
    rect([0, 0, w, 1000], ground) +
    rect([w * 0.56, 110, w * 0.36, 620], "hall") +
    cut(
      "sea",
      `<rect x="${w * 0.58}" y="140" width="${w * 0.32}" height="560"/>`,
      rect([w * 0.5, 0, w, 420], pale) +
        disc([w * 0.78, 360, 90], glow) +
        rect([w * 0.5, 400, w, 400], mid) +
        each(6, (i) =>
          curve(`M${w * 0.54} ${450 + i * 50}q50 -40 100 0t100 0t100 0t100 0t100 0t100 0`, 12, i % 2 ? pale : "hall2"),
        ),
    ) +
    bar([w * 0.62, 730], [w * 0.58, 1000], 20, "hall") +
    bar([w * 0.86, 730], [w * 0.9, 1000], 20, "hall") +
    rect([0, 900, w, 100], "hall2") +
    area(
      `M${x - 70} 380C${x - 210} 420 ${x - 190} 600 ${x - 300} 960H${x + 260}C${x + 170} 620 ${x + 180} 420 ${x + 70} 380Z`,
      "fir",
    ) +
    area(
      `M${x} 380C${x + 40} 560 ${x + 60} 760 ${x + 40} 960H${x + 260}C${x + 170} 620 ${x + 180} 420 ${x + 70} 380Z`,
      "hall",
    ) +
    rect([x - 36, 290, 72, 110], pale) +
    oval([x, 230, 96, 118], "hall") +
    disc([x + 6, 130, 62], "hall") +
    bar([x + 120, 470], [w * 0.6, 430], 42, "hall") +
    flame(x - 230, 968, 70) +
    flame(x - 110, 968, 110) +
    flame(x + 40, 968, 80) +
    flame(x + 150, 968, 58)
  );
};
