import { lettering } from "../lettering";
import { area, bar, curve, disc, each, line, oval, poly, polar, rect, ring, wedge, type Scene } from "../svg";

/** Lightning over waves as high as a house. */
export const storm: Scene = ({ w, c: [ground, light, deep, glow, pale] }) =>
  rect([0, 0, w, 1000], ground) +
  each(7, (i) => wedge([w * 0.66, -60, 1500], 60 + i * 14, 66 + i * 14, "hall2")) +
  disc([w * 0.3, 120, 190], "hall3") +
  disc([w * 0.46, 90, 150], "hall2") +
  disc([w * 0.16, 70, 150], "hall2") +
  disc([w * 0.72, 90, 200], "hall3") +
  disc([w * 0.9, 60, 170], "hall2") +
  poly(
    [w * 0.68, 120, w * 0.52, 500, w * 0.61, 480, w * 0.53, 780, w * 0.75, 400, w * 0.65, 420, w * 0.76, 120],
    glow,
  ) +
  area(
    `M0 1000V640C${w * 0.08} 420 ${w * 0.24} 380 ${w * 0.32} 520C${w * 0.26} 500 ${w * 0.22} 560 ${w * 0.28} 640C${w * 0.36} 740 ${w * 0.5} 640 ${w * 0.62} 720S${w * 0.86} 620 ${w} 700V1000Z`,
    deep,
  ) +
  area(
    `M0 1000V800C${w * 0.2} 700 ${w * 0.3} 860 ${w * 0.48} 800C${w * 0.62} 740 ${w * 0.72} 560 ${w * 0.86} 580C${w * 0.96} 600 ${w * 0.97} 690 ${w * 0.9} 700C${w * 0.92} 640 ${w * 0.84} 640 ${w * 0.84} 720C${w * 0.84} 820 ${w * 0.94} 830 ${w} 800V1000Z`,
    light,
  ) +
  area(`M0 1000V900C${w * 0.2} 860 ${w * 0.4} 940 ${w * 0.6} 890S${w * 0.9} 900 ${w} 880V1000Z`, "fir") +
  each(9, (i) => disc([w * (0.06 + i * 0.03), 470 - ((i * 53) % 120), 12 + (i % 3) * 7], pale)) +
  `<g transform="translate(${w * 0.42} 700) rotate(-14)">${area("M-110 0H110L70 60H-70Z", "hall")}${bar([0, 0], [0, -190], 12, "hall")}${poly(
    [14, -180, 130, -40, 14, -40],
    pale,
  )}${poly([-14, -150, -90, -40, -14, -40], glow)}</g>`;

/** A projector with two reels and its beam. */
export const booth: Scene = ({ w, c: [ground, deep, warm, pale, cool] }) => {
  const reel = (x: number, y: number, size: number): string =>
    disc([x, y, size], "hall") +
    disc([x, y, size * 0.88], deep) +
    each(5, (i) => disc([...polar([x, y, size * 0.54], i * 72 - 90), size * 0.24], ground)) +
    disc([x, y, size * 0.16], pale);
  return (
    rect([0, 0, w, 1000], ground) +
    poly([w * 0.5, 560, w, 250, w, 890], pale) +
    poly([w * 0.5, 560, w, 420, w, 720], warm) +
    rect([w * 0.93, 160, w * 0.07, 820], "hall") +
    reel(w * 0.17, 270, 200) +
    reel(w * 0.41, 210, 160) +
    line([w * 0.17, 470, w * 0.26, 560, w * 0.41, 370], 12, "hall") +
    rect([w * 0.12, 430, w * 0.34, 310], "hall") +
    rect([w * 0.46, 500, w * 0.06, 130], "hall2") +
    disc([w * 0.29, 580, 104], cool) +
    disc([w * 0.29, 580, 64], "hall") +
    disc([w * 0.31, 562, 18], pale) +
    each(4, (i) => rect([w * 0.145, 480 + i * 50, w * 0.06, 20], warm)) +
    poly([w * 0.24, 740, w * 0.34, 740, w * 0.42, 1000, w * 0.16, 1000], "hall2") +
    rect([w * 0.1, 950, w * 0.38, 50], "hall") +
    each(5, (i) =>
      rect([w * (0.56 + i * 0.075), 556 - i * 14 - 6, 30 + i * 10, 14 + i * 28], deep).replace(
        "<rect",
        '<rect opacity=".22"',
      ),
    )
  );
};

/** Notes as discs, a grand piano as one black plane. */
export const music: Scene = ({ w, c: [ground, deep, warm, pale, cool] }) =>
  rect([0, 0, w, 1000], ground) +
  each(6, (i) => ring([w * 0.66, 420, 90 + i * 92], 34, i % 2 ? warm : deep)) +
  disc([w * 0.66, 420, 60], pale) +
  area(
    `M0 640H${w * 0.3}C${w * 0.36} 560 ${w * 0.3} 420 ${w * 0.42} 360S${w * 0.62} 420 ${w * 0.62} 560V760H0Z`,
    "hall",
  ) +
  poly([w * 0.04, 620, w * 0.3, 160, w * 0.52, 120, w * 0.42, 360, w * 0.3, 620], "hall2") +
  bar([w * 0.4, 590], [w * 0.33, 330], 12, pale) +
  rect([0, 730, w * 0.62, 40], "light") +
  each(26, (i) => rect([(w * 0.62 * i) / 26, 730, 5, 40], "hall")) +
  each(18, (i) => (i % 7 === 2 || i % 7 === 6 ? "" : rect([(w * 0.62 * (i + 0.7)) / 18, 724, 22, 28], "hall"))) +
  rect([0, 770, w * 0.62, 26], "hall") +
  bar([w * 0.08, 800], [w * 0.08, 1000], 30, "hall") +
  bar([w * 0.52, 800], [w * 0.52, 1000], 30, "hall") +
  each(
    6,
    (i) =>
      oval([w * (0.7 + (i % 3) * 0.1), 700 + (i % 2) * 90 + i * 16, 40, 30], i % 2 ? "hall" : cool) +
      bar(
        [w * (0.7 + (i % 3) * 0.1) + 36, 700 + (i % 2) * 90 + i * 16],
        [w * (0.7 + (i % 3) * 0.1) + 36, 560 + (i % 2) * 90 + i * 16],
        11,
        i % 2 ? "hall" : cool,
      ),
  );

/** Two bubbles talk without letters. */
export const bubbles: Scene = ({ w, c: [ground, deep, pale, warm, glow] }) =>
  rect([0, 0, w, 1000], ground) +
  `<rect x="${w * 0.08}" y="110" width="${w * 0.5}" height="430" rx="120" fill="#0E1B17"/>` +
  poly([w * 0.18, 520, w * 0.3, 520, w * 0.14, 700], "hall") +
  `<rect x="${w * 0.42}" y="420" width="${w * 0.5}" height="400" rx="200" fill="#F3F5F0"/>` +
  poly([w * 0.72, 780, w * 0.84, 760, w * 0.88, 950], "light") +
  disc([w * 0.2, 325, 80], warm) +
  rect([w * 0.28, 245, 160, 160], glow) +
  poly([w * 0.44, 405, w * 0.495, 245, w * 0.55, 405], pale) +
  disc([w * 0.54, 620, 70], deep) +
  each(3, (i) => rect([w * 0.63, 555 + i * 52, w * (0.2 - i * 0.04), 24], i % 2 ? warm : "hall")) +
  wedge([w * 0.86, 250, 120], 20, 300, deep) +
  disc([w * 0.1, 830, 90], warm) +
  rect([w * 0.2, 800, 150, 150], deep);

/** Cup, croissant, a table, the sun. */
export const coffee: Scene = ({ w, c: [ground, deep, pale, glow, warm] }) =>
  rect([0, 0, w, 1000], ground) +
  disc([w * 0.7, 320, 250], glow) +
  each(3, (i) => curve(`M${w * (0.3 + i * 0.06)} 400c-50 -60 50 -110 0 -180s40 -90 10 -130`, 20, pale)) +
  rect([0, 740, w, 260], deep) +
  each(8, (i) => rect([(w * i) / 8, 740, w / 16, 260], warm)) +
  oval([w * 0.36, 800, 330, 54], "hall") +
  oval([w * 0.36, 784, 300, 44], pale) +
  area(
    `M${w * 0.36 - 220} 450H${w * 0.36 + 220}C${w * 0.36 + 220} 660 ${w * 0.36 + 130} 770 ${w * 0.36} 770S${w * 0.36 - 220} 660 ${w * 0.36 - 220} 450Z`,
    "light",
  ) +
  oval([w * 0.36, 450, 220, 44], "hall") +
  ring([w * 0.36 + 250, 560, 70], 36, "light") +
  area(`M${w * 0.36 - 212} 520H${w * 0.36 + 212}L${w * 0.36 + 204} 570H${w * 0.36 - 204}Z`, deep) +
  `<g transform="translate(${w * 0.75} 770) rotate(-8)">${area("M-230 60C-220 -110 -90 -180 10 -180S230 -110 240 70C190 20 120 -20 10 -20S-170 10 -230 60Z", glow)}${each(4, (i) => curve(`M${-130 + i * 90} ${-130 + Math.abs(i - 1.5) * 30}L${-100 + i * 68} ${-20}`, 12, "umber"))}</g>`;

/** A long black instrument and a board of strings. */
export const duo: Scene = ({ w, c: [ground, deep, dark, glow, pale] }) =>
  rect([0, 0, w, 1000], ground) +
  poly([w * 0.5, 0, w, 0, w, 1000, w * 0.3, 1000], deep) +
  disc([w * 0.7, 520, 330], glow) +
  area(
    `M${w * 0.54} 820C${w * 0.5} 560 ${w * 0.6} 300 ${w * 0.74} 300S${w * 0.92} 420 ${w * 0.9} 560S${w * 0.8} 830 ${w * 0.72} 850Z`,
    "umber",
  ) +
  disc([w * 0.72, 560, 84], "hall") +
  each(9, (i) => line([w * 0.575 + i * 12, 820 - i * 2, w * 0.8 + i * 9, 330 + i * 18], 5, pale)) +
  bar([w * 0.26, 150], [w * 0.26, 820], 54, dark === "hall" ? "hall" : dark) +
  curve(`M${w * 0.26} 150C${w * 0.26} 80 ${w * 0.2} 60 ${w * 0.14} 110`, 28, pale) +
  area(
    `M${w * 0.26 - 27} 800C${w * 0.26 - 27} 960 ${w * 0.36} 980 ${w * 0.4} 860L${w * 0.45} 740C${w * 0.4} 760 ${w * 0.36} 770 ${w * 0.34} 780C${w * 0.33} 850 ${w * 0.31} 860 ${w * 0.26 + 27} 800Z`,
    pale,
  ) +
  each(7, (i) => disc([w * 0.26, 250 + i * 78, 17], pale)) +
  each(5, (i) => bar([w * 0.26 + 40, 280 + i * 96], [w * 0.26 + 76, 300 + i * 96], 12, glow));

/** An open book with a heart crossed out. */
export const page: Scene = ({ w, c: [ground, deep, pale, warm, glow] }) =>
  rect([0, 0, w, 1000], ground) +
  each(6, (i) => rect([0, i * 180, w, 70], glow).replace("<rect", '<rect opacity=".35"')) +
  `<g transform="rotate(-5 ${w / 2} 500)">${area(`M${w * 0.5} 230C${w * 0.4} 160 ${w * 0.24} 160 ${w * 0.12} 200V820C${w * 0.24} 780 ${w * 0.4} 790 ${w * 0.5} 860C${w * 0.6} 790 ${w * 0.76} 780 ${w * 0.88} 820V200C${w * 0.76} 160 ${w * 0.6} 160 ${w * 0.5} 230Z`, "hall")}${area(`M${w * 0.49} 250C${w * 0.4} 190 ${w * 0.25} 190 ${w * 0.15} 224V780C${w * 0.26} 750 ${w * 0.4} 760 ${w * 0.49} 820Z`, pale)}${area(`M${w * 0.51} 250C${w * 0.6} 190 ${w * 0.75} 190 ${w * 0.85} 224V780C${w * 0.74} 750 ${w * 0.6} 760 ${w * 0.51} 820Z`, pale)}${each(7, (i) => curve(`M${w * 0.19} ${300 + i * 64}q40 -22 80 0t80 0t80 0${i % 3 ? "t60 0" : ""}`, 12, i % 3 ? "hall" : deep))}${area(`M${w * 0.68} 640C${w * 0.52} 480 ${w * 0.58} 350 ${w * 0.68} 430C${w * 0.78} 350 ${w * 0.84} 480 ${w * 0.68} 640Z`, warm)}${bar([w * 0.58, 660], [w * 0.78, 360], 20, deep)}${bar([w * 0.58, 360], [w * 0.78, 660], 20, deep)}</g>`;

/** Tarts on a shelf. */
export const tarts: Scene = ({ w, c: [ground, warm, soft, glow, pale] }) =>
  rect([0, 0, w, 1000], ground) +
  each(
    2,
    (row) =>
      rect([0, 440 + row * 430, w, 40], "hall") +
      each(5, (i) => {
        const [x, y] = [w * (0.1 + i * 0.2), 440 + row * 430];
        return (
          poly([x - 100, y - 110, x + 100, y - 110, x + 74, y, x - 74, y], (i + row) % 2 ? glow : "umber") +
          each(6, (k) => line([x - 84 + k * 33, y - 110, x - 64 + k * 25, y], 7, "hall")) +
          area(
            `M${x - 112} ${y - 108}C${x - 110} ${y - 260} ${x + 110} ${y - 260} ${x + 112} ${y - 108}Z`,
            (i + row) % 3 === 0 ? soft : (i + row) % 3 === 1 ? warm : pale,
          ) +
          disc([x, y - 240, 34], (i + row) % 2 ? "rust" : "fir") +
          curve(`M${x} ${y - 270}q10 -46 50 -50`, 8, "hall")
        );
      }),
  );

/** A question mark made of reels. */
export const quiz: Scene = ({ w, c: [ground, deep, glow, warm, pale] }) =>
  rect([0, 0, w, 1000], ground) +
  each(8, (i) =>
    poly([w * 0.5, 480, ...polar([w * 0.5, 480, 1300], i * 45), ...polar([w * 0.5, 480, 1300], i * 45 + 22)], deep),
  ) +
  curve(
    `M${w * 0.5 - 190} 330C${w * 0.5 - 190} 60 ${w * 0.5 + 230} 80 ${w * 0.5 + 200} 340C${w * 0.5 + 180} 500 ${w * 0.5} 480 ${w * 0.5} 680`,
    130,
    "hall",
  ) +
  curve(
    `M${w * 0.5 - 190} 330C${w * 0.5 - 190} 60 ${w * 0.5 + 230} 80 ${w * 0.5 + 200} 340C${w * 0.5 + 180} 500 ${w * 0.5} 480 ${w * 0.5} 680`,
    84,
    pale,
  ) +
  disc([w * 0.5, 860, 92], "hall") +
  disc([w * 0.5, 860, 70], glow) +
  each(5, (i) => disc([...polar([w * 0.5, 860, 40], i * 72), 14], "hall")) +
  lettering("8", { box: [w * 0.1, 640, 150, 260], pen: 44, fill: "hall" }) +
  lettering("2", { box: [w * 0.82, 640, 150, 260], pen: 44, fill: "hall" }) +
  disc([w * 0.13, 240, 90], warm) +
  disc([w * 0.87, 240, 90], glow);

/** Cogs and one screwdriver. */
export const gears: Scene = ({ w, c: [ground, deep, warm, glow, pale] }) => {
  const cog = (x: number, y: number, [size, colour]: readonly [number, typeof deep]): string =>
    each(
      12,
      (i) =>
        `<g transform="translate(${x} ${y}) rotate(${i * 30})">${rect([-size * 0.12, -size * 1.18, size * 0.24, size * 0.4], colour)}</g>`,
    ) +
    disc([x, y, size], colour) +
    disc([x, y, size * 0.62], ground) +
    each(4, (i) => bar([x, y], polar([x, y, size * 0.8], i * 90 + 20), size * 0.16, colour)) +
    disc([x, y, size * 0.26], "hall");
  return (
    rect([0, 0, w, 1000], ground) +
    cog(w * 0.3, 420, [290, "hall"]) +
    cog(w * 0.62, 640, [210, deep]) +
    cog(w * 0.6, 220, [140, warm]) +
    `<g transform="translate(${w * 0.83} 480) rotate(24)">${rect([-58, -380, 116, 330], glow)}${each(3, (i) => rect([-40 + i * 32, -360, 14, 290], "umber"))}${rect([-26, -50, 52, 60], "hall")}${rect([-16, 10, 32, 340], pale)}${poly(
      [-16, 350, 16, 350, 8, 400, -8, 400],
      "hall",
    )}</g>` +
    rect([0, 930, w, 70], "hall")
  );
};
