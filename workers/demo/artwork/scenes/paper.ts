import { lettering } from "../lettering";
import { area, bar, cut, curve, disc, each, line, oval, poly, polar, rect, ring, wedge, type Scene } from "../svg";

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
