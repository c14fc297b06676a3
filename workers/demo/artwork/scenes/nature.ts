import { area, bar, curve, disc, each, line, oval, poly, polar, rect, ring, wedge, type Scene } from "../svg";

/** Trunks in four depths, slanting rain, a low sun somewhere behind. */
export const forest: Scene = ({ w, c: [ground, sun, mid, glow, pale], r }) => {
  const trunks = (count: number, [width, colour]: readonly [number, typeof ground]): string =>
    each(count, (i) => {
      const x = (w * (i + 0.15 + 0.7 * r())) / count;
      const lean = (r() - 0.5) * 70;
      return poly([x, 0, x + width, 0, x + width * 1.2 + lean, 1000, x - width * 0.2 + lean, 1000], colour);
    });
  return (
    rect([0, 0, w, 1000], ground) +
    trunks(7, [26, mid]) +
    disc([w * 0.56, 420, 260], sun) +
    disc([w * 0.56, 420, 180], glow) +
    trunks(4, [52, "fir"]) +
    poly([w * 0.04, 0, w * 0.13, 0, w * 0.16, 1000, w * 0.01, 1000], "hall") +
    poly([w * 0.78, 0, w * 0.9, 0, w * 0.93, 1000, w * 0.74, 1000], "hall") +
    poly([w * 0.36, 0, w * 0.41, 0, w * 0.4, 1000, w * 0.33, 1000], "hall") +
    bar([w * 0.14, 330], [w * 0.3, 180], 26, "hall") +
    bar([w * 0.8, 420], [w * 0.66, 250], 24, "hall") +
    each(34, () => {
      const [x, y] = [w * r() * 1.1, 1000 * r() - 100];
      return bar([x, y], [x - 56, y + 150 + 60 * r()], 7, pale);
    }) +
    area(`M0 1000V880C${w * 0.2} 840 ${w * 0.4} 920 ${w * 0.6} 880S${w * 0.9} 860 ${w} 900V1000Z`, "hall") +
    disc([w * 0.5, 740, 34], "hall") +
    poly([w * 0.5 - 90, 716, w * 0.5, 670, w * 0.5 + 90, 716], "hall") +
    area(`M${w * 0.5 - 44} 900V800a44 40 0 0 1 88 0V900Z`, "hall")
  );
};

/** Tall grass, telegraph poles, one black train very far away. */
export const reeds: Scene = ({ w, c: [ground, sun, mid, glow, pale], r }) =>
  rect([0, 0, w, 1000], ground) +
  disc([w * 0.28, 300, 150], sun) +
  rect([0, 590, w, 410], mid) +
  rect([w * 0.3, 540, w * 0.5, 40], "hall") +
  each(7, (i) => rect([w * 0.32 + i * w * 0.067, 500, w * 0.055, 46], "hall")) +
  rect([w * 0.785, 480, 40, 70], "hall") +
  rect([w * 0.8, 440, 20, 50], "hall") +
  area(
    `M${w * 0.805} 440C${w * 0.76} 330 ${w * 0.6} 380 ${w * 0.5} 300S${w * 0.3} 250 ${w * 0.1} 190C${w * 0.3} 310 ${w * 0.5} 400 ${w * 0.805} 440Z`,
    "hall2",
  ) +
  each(
    3,
    (i) =>
      line([w * (0.12 + i * 0.32), 120 + i * 30, w * (0.12 + i * 0.32), 700], 14, "hall") +
      line([w * (0.12 + i * 0.32) - 60, 160 + i * 30, w * (0.12 + i * 0.32) + 60, 160 + i * 30], 12, "hall"),
  ) +
  each(60, (i) => {
    const x = (w * i) / 58 + 20 * r();
    const top = 430 + 260 * r();
    const lean = (r() - 0.3) * 160;
    return (
      curve(
        `M${x} 1010Q${x} ${top + 200} ${x + lean} ${top}`,
        10 + 8 * r(),
        i % 3 === 0 ? "fir" : i % 3 === 1 ? "hall" : glow,
      ) + (i % 4 === 0 ? oval([x + lean, top, 18, 62], pale) : "")
    );
  }) +
  disc([w * 0.58, 770, 34], "hall") +
  area(`M${w * 0.58 - 36} 900V840a36 34 0 0 1 72 0V900Z`, "hall") +
  disc([w * 0.65, 820, 26], "hall") +
  area(`M${w * 0.65 - 28} 920V876a28 26 0 0 1 56 0V920Z`, "hall");

/** A barge, its wake, the river doubled. */
export const barge: Scene = ({ w, c: [ground, sun, mid, glow, pale] }) =>
  rect([0, 0, w, 1000], ground) +
  disc([w * 0.7, 330, 210], sun) +
  each(9, (i) => rect([w * 0.7 - 230 + Math.abs(4 - i) * 18, 560 + i * 48, 460 - Math.abs(4 - i) * 36, 22], sun)) +
  rect([0, 540, w, 8], "hall") +
  area(
    `M${w * 0.06} 470C${w * 0.05} 600 ${w * 0.12} 660 ${w * 0.2} 660H${w * 0.72}C${w * 0.82} 660 ${w * 0.88} 580 ${w * 0.92} 450L${w * 0.8} 500H${w * 0.16}Z`,
    "hall",
  ) +
  rect([w * 0.14, 520, w * 0.68, 26], glow) +
  rect([w * 0.2, 390, w * 0.18, 112], mid) +
  rect([w * 0.23, 420, w * 0.035, 46], pale) +
  rect([w * 0.29, 420, w * 0.035, 46], pale) +
  rect([w * 0.34, 290, 30, 110], "hall") +
  area(
    `M${w * 0.36} 280C${w * 0.44} 190 ${w * 0.3} 160 ${w * 0.42} 90C${w * 0.5} 150 ${w * 0.44} 230 ${w * 0.36} 280Z`,
    pale,
  ) +
  disc([w * 0.66, 350, 34], glow) +
  poly([w * 0.66 - 34, 386, w * 0.66 + 34, 386, w * 0.66 + 78, 500, w * 0.66 - 78, 500], pale) +
  area(
    `M${w * 0.66 - 20} 330C${w * 0.66 - 120} 320 ${w * 0.66 - 130} 430 ${w * 0.66 - 190} 440C${w * 0.66 - 120} 470 ${w * 0.66 - 60} 400 ${w * 0.66 - 10} 380Z`,
    pale,
  ) +
  each(6, (i) =>
    curve(
      `M${w * 0.02 + i * 50} ${720 + i * 44}${each(5, () => `q${w * 0.05} -30 ${w * 0.1} 0t${w * 0.1} 0`)}`,
      14,
      i % 2 ? pale : mid,
    ),
  );

/** A sunrise built of wedges over water; a small boat with two people. */
export const dawn: Scene = ({ w, c: [ground, sun, mid, glow, pale] }) => {
  const x = w * 0.5;
  return (
    rect([0, 0, w, 1000], ground) +
    each(13, (i) => wedge([x, 640, 1300], 180 + i * 13.85, 180 + i * 13.85 + 7, i % 2 ? sun : glow)) +
    disc([x, 640, 250], pale) +
    disc([x, 640, 190], sun) +
    rect([0, 640, w, 360], mid) +
    each(7, (i) => rect([x - 260 + i * 34, 664 + i * 46, 520 - i * 68, 18], i % 2 ? pale : sun)) +
    area(
      `M${x - 250} 800H${x + 190}C${x + 160} 900 ${x + 80} 900 ${x} 900H${x - 130}C${x - 200} 900 ${x - 230} 860 ${x - 250} 800Z`,
      "hall",
    ) +
    disc([x - 110, 660, 40], "hall") +
    area(`M${x - 160} 810V740a50 46 0 0 1 100 0V810Z`, "hall") +
    disc([x + 50, 690, 34], "hall") +
    area(`M${x + 8} 810V760a42 38 0 0 1 84 0V810Z`, "hall") +
    bar([x - 70, 770], [x - 330, 900], 16, "hall")
  );
};

/** Light between leaves. */
export const leaves: Scene = ({ w, c: [ground, sun, mid, glow, pale], r }) =>
  rect([0, 0, w, 1000], ground) +
  each(34, (i) => {
    const [x, y, size] = [w * r(), 620 * r(), 40 + 120 * r()];
    return `<g transform="translate(${Math.round(x)} ${Math.round(y)}) rotate(${Math.round(360 * r())})">${area(`M0 ${-size}C${size * 0.7} ${-size * 0.4} ${size * 0.7} ${size * 0.4} 0 ${size}C${-size * 0.7} ${size * 0.4} ${-size * 0.7} ${-size * 0.4} 0 ${-size}Z`, i % 4 === 0 ? mid : i % 4 === 1 ? "fir" : i % 4 === 2 ? "hall2" : glow)}</g>`;
  }) +
  each(16, () => disc([w * r(), 700 * r(), 14 + 38 * r()], r() > 0.5 ? sun : pale)) +
  poly([w * 0.14, 1000, w * 0.18, 300, w * 0.24, 300, w * 0.3, 1000], "hall") +
  bar([w * 0.21, 520], [w * 0.4, 300], 34, "hall") +
  bar([w * 0.2, 420], [w * 0.06, 240], 28, "hall") +
  rect([0, 850, w, 150], "hall") +
  rect([w * 0.56, 620, w * 0.34, 240], pale) +
  rect([w * 0.6, 660, w * 0.1, 200], sun) +
  rect([w * 0.53, 596, w * 0.4, 30], "hall") +
  disc([w * 0.8, 730, 42], glow) +
  bar([w * 0.45, 720], [w * 0.45, 850], 44, "hall") +
  disc([w * 0.45, 670, 34], "hall");

/** A moon with a face, and a shell in its eye. */
export const moon: Scene = ({ w, c: [ground, sun, mid, glow, pale], r }) => {
  const [x, y] = [w * 0.46, 520];
  return (
    rect([0, 0, w, 1000], ground) +
    each(40, () => {
      const [a, b, size] = [w * r(), 1000 * r(), 5 + 13 * r()];
      return poly(
        [
          a,
          b - size * 2,
          a + size * 0.5,
          b - size * 0.5,
          a + size * 2,
          b,
          a + size * 0.5,
          b + size * 0.5,
          a,
          b + size * 2,
          a - size * 0.5,
          b + size * 0.5,
          a - size * 2,
          b,
          a - size * 0.5,
          b - size * 0.5,
        ],
        r() > 0.5 ? pale : glow,
      );
    }) +
    disc([x, y, 400], sun) +
    wedge([x, y, 400], 60, 240, mid) +
    disc([x + 40, y - 20, 372], sun) +
    disc([x - 130, y - 80, 62], pale) +
    disc([x - 120, y - 76, 30], "hall") +
    `<g transform="translate(${x + 120} ${y - 90}) rotate(-38)">${rect([-10, -78, 300, 156], "hall")}${area("M290 -78C360 -78 400 -40 400 0S360 78 290 78Z", glow)}${rect([40, -78, 26, 156], pale)}${rect([200, -78, 26, 156], glow)}</g>` +
    each(7, (i) => bar([x + 96 - i * 8, y - 60 + i * 16], [x + 70 - i * 26, y - 20 + i * 30], 14, pale)) +
    area(
      `M${x - 20} ${y - 30}C${x - 90} ${y + 120} ${x - 60} ${y + 130} ${x + 20} ${y + 130}C${x + 10} ${y + 60} ${x} ${y + 30} ${x - 20} ${y - 30}Z`,
      mid,
    ) +
    area(
      `M${x - 170} ${y + 190}Q${x} ${y + 260} ${x + 190} ${y + 180}Q${x + 30} ${y + 370} ${x - 170} ${y + 190}Z`,
      "hall",
    ) +
    area(
      `M${x - 110} ${y + 222}Q${x + 10} ${y + 256} ${x + 130} ${y + 214}L${x + 112} ${y + 246}Q${x} ${y + 280} ${x - 84} ${y + 250}Z`,
      pale,
    ) +
    disc([x - 240, y + 100, 42], glow) +
    ring([x + 230, y + 160, 36], 12, mid) +
    ring([x - 60, y - 280, 48], 14, mid)
  );
};

/** A dome of snow, a window of ice, a very low sun. */
export const snow: Scene = ({ w, c: [ground, sun, mid, glow, pale] }) => {
  const x = w * 0.5;
  return (
    rect([0, 0, w, 1000], ground) +
    disc([w * 0.8, 560, 130], sun) +
    each(5, (i) => rect([w * 0.8 - 300 + i * 40, 520 - i * 78, 600 - i * 80, 10], sun)) +
    rect([0, 620, w, 380], pale) +
    area(`M0 760C${w * 0.3} 700 ${w * 0.6} 800 ${w} 720V1000H0Z`, mid) +
    area(`M${x - 380} 800A380 400 0 0 1 ${x + 380} 800Z`, "light") +
    each(4, (i) => curve(`M${x - 380 + 22 * i * i} ${800 - (i + 1) * 92}H${x + 380 - 22 * i * i}`, 9, glow)) +
    each(18, (i) =>
      line(
        [
          x - 330 + (i % 6) * 130 + (Math.floor(i / 6) % 2) * 62,
          800 - Math.floor(i / 6) * 92,
          x - 330 + (i % 6) * 130 + (Math.floor(i / 6) % 2) * 62,
          712 - Math.floor(i / 6) * 92,
        ],
        9,
        glow,
      ),
    ) +
    area(`M${x - 120} 810V700A120 120 0 0 1 ${x + 120} 700V810Z`, "hall") +
    area(`M${x - 76} 810V712A76 76 0 0 1 ${x + 76} 712V810Z`, sun) +
    rect([x + 170, 560, 120, 92], glow) +
    rect([x + 186, 574, 88, 64], "cloud") +
    disc([w * 0.14, 690, 58], "hall") +
    disc([w * 0.14, 694, 36], sun) +
    area(`M${w * 0.14 - 80} 900V800a80 76 0 0 1 160 0V900Z`, "hall") +
    bar([w * 0.14 + 110, 560], [w * 0.14 + 80, 900], 14, "hall")
  );
};

/** A lake on a Sunday, seen from above: towels, parasols, swimmers. */
export const lake: Scene = ({ w, c: [ground, sun, mid, glow, pale], r }) => {
  const parasol = (x: number, y: number, size: number): string =>
    disc([x + size * 0.2, y + size * 0.25, size], "hall") +
    each(8, (i) => wedge([x, y, size], i * 45 + 10, i * 45 + 55, i % 2 ? pale : size > 120 ? sun : glow)) +
    disc([x, y, size * 0.12], "hall");
  return (
    rect([0, 0, w, 1000], ground) +
    area(
      `M${w * 0.52} 0C${w * 0.46} 260 ${w * 0.66} 420 ${w * 0.56} 640S${w * 0.6} 900 ${w * 0.54} 1000H${w}V0Z`,
      mid,
    ) +
    each(6, (i) => curve(`M${w * (0.62 + 0.05 * (i % 2))} ${90 + i * 160}q40 -40 80 0t80 0t80 0t80 0t80 0`, 12, pale)) +
    each(
      5,
      (i) =>
        `<g transform="translate(${w * (0.08 + 0.09 * i)} ${[180, 620, 330, 800, 520][i] ?? 0}) rotate(${Math.round(50 * r() - 25)})">${rect([-60, -110, 120, 220], i % 2 ? glow : pale)}${rect([-60, -40, 120, 22], sun)}${rect([-60, 20, 120, 22], sun)}${disc([0, -60, 28], "hall")}${bar([0, -20], [0, 60], 52, "hall")}</g>`,
    ) +
    parasol(w * 0.16, 400, 170) +
    parasol(w * 0.4, 180, 130) +
    parasol(w * 0.38, 760, 110) +
    disc([w * 0.76, 360, 34], sun) +
    bar([w * 0.76 + 20, 390], [w * 0.76 + 120, 450], 26, sun) +
    disc([w * 0.86, 700, 34], sun) +
    bar([w * 0.86 - 20, 730], [w * 0.86 - 110, 790], 26, sun) +
    disc([...polar([w * 0.72, 860, 0], 0), 60], glow) +
    ring([w * 0.72, 860, 60], 22, pale)
  );
};
