import { area, bar, curve, disc, each, line, oval, poly, rect, ring, wedge, type Scene } from "../svg";

/** Bars of colour. */
export const stripes: Scene = ({ w, c }) =>
  each(10, (i) => rect([(w * i) / 10, 0, w / 10 + 1, 1000], c[i % 5] ?? "mint"));

/** The masking itself: two curtains that open a picture. */
export const kasch: Scene = ({ w, c: [ground, curtain, light, glow] }) =>
  rect([0, 0, w, 1000], "hall") +
  rect([w * 0.24, 130, w * 0.5, 560], ground) +
  disc([w * 0.56, 430, 190], glow) +
  wedge([w * 0.56, 430, 190], 90, 270, light) +
  rect([w * 0.24, 560, w * 0.5, 130], curtain) +
  each(5, (i) => rect([i * w * 0.048, 0, w * 0.05, 760 - (i % 2) * 14], i % 2 ? curtain : "hall2")) +
  each(5, (i) => rect([w * 0.74 + i * w * 0.052, 0, w * 0.054, 760 - (i % 2) * 14], i % 2 ? "hall2" : curtain)) +
  rect([0, 0, w, 60], light) +
  each(22, (i) => disc([(w * (i + 0.5)) / 22, 60, 20], light)) +
  each(3, (row) =>
    each(
      9 + row,
      (i) =>
        `<rect x="${(w * (i + 0.1)) / (9 + row)}" y="${810 + row * 70}" width="${(w * 0.8) / (9 + row)}" height="140" rx="34" fill="${row % 2 ? "#183029" : "#24453B"}"/>`,
    ),
  ) +
  disc([w * 0.3, 820, 44], glow) +
  disc([w * 0.41, 826, 40], light) +
  area(`M${w * 0.3 - 60} 960V900a60 50 0 0 1 120 0V960Z`, curtain);

/** The foyer of the fifties: kidney lamps, a staircase, the box office. */
export const foyer: Scene = ({ w, c: [ground, warm, deep, glow, pale] }) =>
  rect([0, 0, w, 1000], ground) +
  poly([0, 760, w, 760, w, 1000, 0, 1000], pale) +
  each(9, (i) =>
    each(3, (k) =>
      (i + k) % 2
        ? poly(
            [
              w * (i / 9) - (k * w) / 60,
              760 + k * 80,
              w * ((i + 1) / 9) - (k * w) / 60,
              760 + k * 80,
              w * ((i + 1) / 9) - ((k + 1) * w) / 60,
              840 + k * 80,
              w * (i / 9) - ((k + 1) * w) / 60,
              840 + k * 80,
            ],
            deep,
          )
        : "",
    ),
  ) +
  rect([w * 0.06, 300, w * 0.22, 460], deep) +
  rect([w * 0.085, 360, w * 0.17, 200], glow) +
  rect([w * 0.04, 580, w * 0.26, 46], "hall") +
  disc([w * 0.17, 470, 52], "hall") +
  area(`M${w * 0.17 - 80} 580V560a80 56 0 0 1 160 0V580Z`, "hall") +
  rect([w * 0.06, 250, w * 0.22, 56], warm) +
  each(9, (i) => disc([w * (0.075 + i * 0.0235), 278, 9], pale)) +
  each(
    3,
    (i) =>
      line([w * (0.38 + i * 0.1), 0, w * (0.38 + i * 0.1), 150 + (i % 2) * 90], 7, "hall") +
      area(
        `M${w * (0.38 + i * 0.1) - 95} ${260 + (i % 2) * 90}C${w * (0.38 + i * 0.1) - 80} ${150 + (i % 2) * 90} ${w * (0.38 + i * 0.1) + 80} ${130 + (i % 2) * 90} ${w * (0.38 + i * 0.1) + 95} ${240 + (i % 2) * 90}Z`,
        i === 1 ? warm : glow,
      ),
  ) +
  each(11, (i) => rect([w * 0.64 + i * w * 0.034, 740 - i * 52, w * 0.4, 60], i % 2 ? warm : "hall")) +
  curve(`M${w * 0.63} 690L${w} 110`, 20, deep) +
  each(10, (i) => line([w * (0.65 + i * 0.036), 664 - i * 54, w * (0.65 + i * 0.036), 760 - i * 50], 8, deep)) +
  rect([w * 0.35, 430, w * 0.09, 230], pale) +
  rect([w * 0.46, 430, w * 0.09, 230], "hall") +
  disc([w * 0.395, 520, 48], warm) +
  poly([w * 0.475, 640, w * 0.505, 470, w * 0.535, 640], glow) +
  disc([w * 0.56, 640, 36], "hall") +
  area(`M${w * 0.56 - 44} 850V730a44 44 0 0 1 88 0V850Z`, "hall") +
  disc([w * 0.61, 690, 30], warm) +
  area(`M${w * 0.61 - 36} 860V770a36 36 0 0 1 72 0V860Z`, warm);

/** A hall from the back: ceiling, screen, rows of seats. */
export const cinemaHall: Scene = ({ w, c: [ground, side, seat, glow, pale] }) =>
  rect([0, 0, w, 1000], ground) +
  poly([0, 0, w * 0.24, 170, w * 0.24, 640, 0, 900], side) +
  poly([w, 0, w * 0.76, 170, w * 0.76, 640, w, 900], side) +
  each(5, (i) =>
    each(9, (k) => disc([w * (0.14 + k * 0.09) + (4 - k) * i * w * 0.009, 24 + i * 34, 11 - i * 1.4], glow)),
  ) +
  rect([w * 0.24, 170, w * 0.52, 480], "hall") +
  rect([w * 0.3, 200, w * 0.4, 400], pale) +
  disc([w * 0.55, 400, 130], glow) +
  area(`M${w * 0.3} 520C${w * 0.42} 440 ${w * 0.56} 560 ${w * 0.7} 480V600H${w * 0.3}Z`, seat) +
  each(4, (i) =>
    poly(
      [
        w * 0.02 + i * w * 0.055,
        200 + i * 30,
        w * 0.045 + i * w * 0.055,
        214 + i * 30,
        w * 0.045 + i * w * 0.055,
        700 - i * 44,
        w * 0.02 + i * w * 0.055,
        730 - i * 44,
      ],
      glow,
    ),
  ) +
  each(4, (i) =>
    poly(
      [
        w * 0.98 - i * w * 0.055,
        200 + i * 30,
        w * 0.955 - i * w * 0.055,
        214 + i * 30,
        w * 0.955 - i * w * 0.055,
        700 - i * 44,
        w * 0.98 - i * w * 0.055,
        730 - i * 44,
      ],
      glow,
    ),
  ) +
  each(4, (row) => {
    const count = 15 - row * 2;
    const step = (w * (0.7 + row * 0.12)) / count;
    const left = (w - step * count) / 2;
    return each(
      count,
      (i) =>
        `<rect x="${left + i * step + 5}" y="${660 + row * 84}" width="${step - 10}" height="150" rx="${24 + row * 8}" fill="${row % 2 ? "#0E1B17" : "#183029"}"/>` +
        ((i * 7 + row * 3) % 5 === 0
          ? disc([left + (i + 0.5) * step, 656 + row * 84, step * 0.26], (i + row) % 2 ? glow : pale)
          : ""),
    );
  });

/** A screen under a chestnut tree, lamps on a string. */
export const yard: Scene = ({ w, c: [ground, pale, tree, glow, warm], r }) =>
  rect([0, 0, w, 1000], ground) +
  each(26, () => disc([w * r(), 420 * r(), 4 + 5 * r()], pale)) +
  rect([0, 260, w * 0.2, 740], "hall") +
  rect([w * 0.86, 180, w * 0.14, 820], "hall") +
  each(4, (i) =>
    each(2, (k) => rect([w * (0.03 + k * 0.08), 330 + i * 130, w * 0.045, 80], (i + k) % 3 ? "hall2" : glow)),
  ) +
  each(4, (i) => rect([w * 0.9, 250 + i * 140, w * 0.05, 86], i === 1 ? glow : "hall2")) +
  rect([w * 0.36, 300, w * 0.42, 380], "light") +
  rect([w * 0.375, 320, w * 0.39, 340], warm) +
  disc([w * 0.66, 470, 90], glow) +
  area(`M${w * 0.375} 580C${w * 0.48} 500 ${w * 0.58} 620 ${w * 0.765} 540V660H${w * 0.375}Z`, "hall") +
  bar([w * 0.4, 680], [w * 0.38, 820], 16, "hall") +
  bar([w * 0.74, 680], [w * 0.76, 820], 16, "hall") +
  bar([w * 0.25, 980], [w * 0.25, 420], 56, "hall") +
  disc([w * 0.16, 300, 130], tree) +
  disc([w * 0.3, 250, 170], tree) +
  disc([w * 0.23, 150, 140], tree) +
  disc([w * 0.37, 350, 90], tree) +
  each(12, (i) => oval([w * (0.13 + 0.02 * i), 180 + ((i * 67) % 220), 9, 26], pale)) +
  curve(`M${w * 0.33} 180Q${w * 0.6} 300 ${w * 0.9} 170`, 6, pale) +
  each(8, (i) => disc([w * (0.37 + i * 0.07), 210 + Math.sin((i / 7) * Math.PI) * 34, 16], glow)) +
  rect([0, 820, w, 180], "hall2") +
  each(2, (row) =>
    each(
      10 - row,
      (i) =>
        `<rect x="${w * 0.3 + (i * w * 0.62) / (10 - row)}" y="${800 + row * 86}" width="${(w * 0.46) / (10 - row)}" height="110" rx="14" fill="#0E1B17"/>` +
        disc(
          [w * 0.3 + (i * w * 0.62) / (10 - row) + (w * 0.23) / (10 - row), 790 + row * 86, 26],
          i % 3 ? pale : warm,
        ),
    ),
  );

/** A head of few shapes; which ones depends on the person. */
export const portrait: Scene = ({ w, c: [ground, skin, coat, hair, glow], r }) => {
  const [x, long, glasses, parted] = [w * 0.5, r() > 0.5, r() > 0.5, r() > 0.5];
  return (
    rect([0, 0, w, 1000], ground) +
    disc([w * (0.3 + 0.4 * r()), 330, 330], glow) +
    (long ? area(`M${x - 210} 820V380A210 230 0 0 1 ${x + 210} 380V820Z`, hair) : disc([x, 330, 205], hair)) +
    area(`M${x - 360} 1000C${x - 350} 780 ${x - 210} 740 ${x} 740S${x + 350} 780 ${x + 360} 1000Z`, coat) +
    rect([x - 62, 600, 124, 190], skin) +
    poly([x - 100, 744, x, 900, x + 100, 744], skin) +
    area(`M${x - 160} 380A160 170 0 0 1 ${x + 160} 380V520A160 180 0 0 1 ${x - 160} 520Z`, skin) +
    (parted
      ? area(
          `M${x - 176} 400C${x - 150} 200 ${x + 130} 180 ${x + 176} 400C${x + 80} 380 ${x - 30} 330 ${x - 50} 270C${x - 70} 340 ${x - 120} 380 ${x - 176} 400Z`,
          hair,
        )
      : area(`M${x - 176} 390A176 190 0 0 1 ${x + 176} 390Z`, hair)) +
    (glasses
      ? ring([x - 70, 480, 52], 13, "hall") +
        ring([x + 70, 480, 52], 13, "hall") +
        line([x - 18, 476, x + 18, 476], 11, "hall")
      : bar([x - 104, 436], [x - 46, 430], 12, "hall") + bar([x + 46, 430], [x + 104, 436], 12, "hall")) +
    disc([x - 68, 482, 16], "hall") +
    disc([x + 68, 482, 16], "hall") +
    line([x, 490, x + 22, 560, x - 10, 564], 11, "hall") +
    curve(`M${x - 56} 618Q${x} ${634 + 26 * r()} ${x + 60} 612`, 14, "rust")
  );
};
