import { area, bar, cut, curve, disc, each, line, oval, poly, polar, rect, ring, type Scene } from "../svg";

const almond = (x: number, y: number, [half, high]: readonly [number, number]): string =>
  `M${x - half} ${y}C${x - half * 0.45} ${y - high} ${x + half * 0.45} ${y - high} ${x + half} ${y}C${x + half * 0.45} ${y + high} ${x - half * 0.45} ${y + high} ${x - half} ${y}Z`;

/** One huge eye looking up, one tear. */
export const tear: Scene = ({ w, c: [ground, light, mid, glow, pale] }) => {
  const [x, y] = [w * 0.56, 440];
  const shape = almond(x, y, [470, 330]);
  return (
    rect([0, 0, w, 1000], ground) +
    area(`M0 0H${w}V230C${w * 0.7} 40 ${w * 0.3} 80 0 330Z`, mid) +
    area(shape, pale) +
    cut(
      "eye",
      `<path d="${shape}"/>`,
      disc([x - 20, y - 90, 210], mid) +
        disc([x - 20, y - 90, 160], light) +
        disc([x - 20, y - 90, 92], "hall") +
        disc([x + 36, y - 150, 34], pale),
    ) +
    curve(`M${x - 490} ${y + 10}C${x - 220} ${y - 350} ${x + 220} ${y - 350} ${x + 490} ${y + 10}`, 34, "hall") +
    each(7, (i) =>
      bar(
        [x - 300 + i * 100, y - 215 - 48 * Math.sin((i / 6) * Math.PI)],
        [x - 372 + i * 124, y - 300 - 80 * Math.sin((i / 6) * Math.PI)],
        20,
        "hall",
      ),
    ) +
    area(
      `M${x + 150} 660C${x + 150} 660 ${x + 62} 790 ${x + 62} 850A88 88 0 0 0 ${x + 238} 850C${x + 238} 790 ${x + 150} 660 ${x + 150} 660Z`,
      glow,
    ) +
    area(`M${x + 104} 852A46 46 0 0 0 ${x + 150} 898`, pale) +
    line([x + 150, 590, x + 150, 680], 10, glow) +
    each(4, (i) => rect([0, 905 + i * 26, w * (0.36 - i * 0.06), 10], "hall"))
  );
};

/** The eye in the lens: a tripod that sees. */
export const lens: Scene = ({ w, c: [ground, light, mid, glow, pale] }) => {
  const [x, y] = [w * 0.5, 420];
  const eye = almond(x, y, [250, 170]);
  return (
    rect([0, 0, w, 1000], ground) +
    each(16, (i) => poly([x, y, ...polar([x, y, 1300], i * 22.5), ...polar([x, y, 1300], i * 22.5 + 11.25)], mid)) +
    bar([x, 700], [x - 260, 1060], 34, "hall") +
    bar([x, 700], [x + 260, 1060], 34, "hall") +
    bar([x, 700], [x, 1060], 34, "hall") +
    disc([x, y, 362], "hall") +
    disc([x, y, 318], glow) +
    disc([x, y, 278], "hall") +
    area(eye, pale) +
    cut("lens", `<path d="${eye}"/>`, disc([x, y, 152], light) + disc([x, y, 104], "hall")) +
    each(12, (i) =>
      poly(
        [...polar([x, y, 104], i * 30), ...polar([x, y, 104], i * 30 + 24), ...polar([x, y, 44], i * 30 + 60)],
        i % 2 ? mid : glow,
      ),
    ) +
    disc([x, y, 40], "hall") +
    disc([x + 54, y - 58, 22], pale) +
    rect([x + 300, 250, 130, 110], "hall") +
    disc([x + 430, 305, 40], pale) +
    rect([x - 90, 700, 180, 50], "hall")
  );
};

/** A white mask between organ pipes. */
export const organ: Scene = ({ w, c: [ground, light, mid, glow, pale] }) => {
  const pipes = Math.round(w / 96);
  const step = w / pipes;
  const x = w * 0.5;
  return (
    rect([0, 0, w, 1000], ground) +
    each(pipes, (i) => {
      const far = Math.abs(i - (pipes - 1) / 2) / (pipes / 2);
      const top = 60 + 430 * (1 - far) ** 1.4;
      const foot = top + 620;
      return (
        rect([i * step + 8, top, step - 16, foot], i % 2 ? light : mid) +
        poly([i * step + 8, 830, i * step + step - 8, 830, i * step + step / 2, 940], "hall") +
        rect([i * step + step * 0.3, 740, step * 0.4, 44], "hall")
      );
    }) +
    rect([0, 940, w, 60], "hall") +
    area(
      `M${x - 185} 330A185 200 0 0 1 ${x + 185} 330V560C${x + 185} 740 ${x + 70} 800 ${x} 800C${x - 70} 800 ${x - 185} 740 ${x - 185} 560Z`,
      pale,
    ) +
    area(`M${x} 130A185 200 0 0 1 ${x + 185} 330V560C${x + 185} 740 ${x + 70} 800 ${x} 800Z`, glow) +
    disc([x - 80, 480, 62], "hall") +
    disc([x + 80, 480, 62], "hall") +
    disc([x + 96, 462, 16], pale) +
    disc([x - 64, 462, 16], pale) +
    poly([x, 500, x + 34, 610, x - 34, 610], "hall") +
    oval([x, 690, 70, 26], "hall") +
    curve(`M${x - 150} 392Q${x - 80} 350 ${x - 20} 392`, 18, "hall") +
    curve(`M${x + 20} 392Q${x + 80} 350 ${x + 150} 392`, 18, "hall")
  );
};

/** Hair, hair, hair, and a set of teeth that does not fit. */
export const teeth: Scene = ({ w, c: [ground, light, mid, glow, pale], r }) => {
  const x = w * 0.54;
  return (
    rect([0, 0, w, 1000], ground) +
    disc([x, 520, 520], glow) +
    each(5, (ring) =>
      each(30 - ring * 3, (i) => {
        const angle = 150 + (i * 240) / (29 - ring * 3) + 6 * r();
        const [x1, y1] = polar([x, 480, 440 - ring * 62], angle);
        const [x2, y2] = polar([x + 10, 560, 150 - ring * 14], angle);
        return bar(
          [x1, y1],
          [x2, y2],
          30 - ring * 3,
          (i + ring) % 3 === 0 ? mid : (i + ring) % 3 === 1 ? "hall" : "hall2",
        );
      }),
    ) +
    area(`M${x - 230} 610Q${x} 500 ${x + 230} 610Q${x + 190} 880 ${x} 880Q${x - 190} 880 ${x - 230} 610Z`, light) +
    cut(
      "mouth",
      `<path d="M${x - 185} 650Q${x} 590 ${x + 185} 650Q${x + 150} 830 ${x} 830Q${x - 150} 830 ${x - 185} 650Z"/>`,
      rect([x - 200, 560, 400, 300], "hall") +
        each(
          6,
          (i) =>
            `<rect x="${x - 176 + i * 60}" y="${600 + Math.abs(i - 2.5) * 6}" width="52" height="${104 + (i % 2) * 22}" rx="20" fill="#F3F5F0"/>`,
        ) +
        each(5, (i) => `<rect x="${x - 128 + i * 54}" y="768" width="46" height="90" rx="18" fill="#F3F5F0"/>`),
    ) +
    rect([0, 960, w, 40], "hall") +
    poly([x - 60, 905, x, 935, x - 60, 965], pale) +
    poly([x + 60, 905, x, 935, x + 60, 965], pale) +
    disc([x, 935, 18], pale)
  );
};

/** Three huge faces in black veils: one wears horns of flame. */
export const witches: Scene = ({ w, c: [ground, light, mid, glow, pale] }) => {
  const flame = (x: number, y: number, size: number): string =>
    area(
      `M${x} ${y - size * 2.4}C${x + size * 1.3} ${y - size} ${x + size} ${y} ${x} ${y}C${x - size} ${y} ${x - size * 0.9} ${y - size} ${x - size * 0.2} ${y - size * 1.3}C${x - size * 0.1} ${y - size * 1.7} ${x - size * 0.1} ${y - size * 2} ${x} ${y - size * 2.4}Z`,
      glow,
    ) +
    area(
      `M${x} ${y - size * 1.2}C${x + size * 0.6} ${y - size * 0.5} ${x + size * 0.4} ${y} ${x} ${y}C${x - size * 0.4} ${y} ${x - size * 0.5} ${y - size * 0.6} ${x} ${y - size * 1.2}Z`,
      light,
    );
  const head = (x: number, scale: number, skin: typeof light): string =>
    area(
      `M${x - 210 * scale} 1000V${640 - 120 * scale}A${210 * scale} ${260 * scale} 0 0 1 ${x + 210 * scale} ${640 - 120 * scale}V1000Z`,
      "hall",
    ) +
    area(
      `M${x - 120 * scale} 560A${120 * scale} ${150 * scale} 0 0 1 ${x + 120 * scale} 560V640Q${x} ${640 + 280 * scale} ${x - 120 * scale} 640Z`,
      skin,
    ) +
    disc([x - 48 * scale, 590, 22 * scale], "hall") +
    disc([x + 48 * scale, 590, 22 * scale], "hall") +
    bar([x - 30 * scale, 690 + 20 * scale], [x + 30 * scale, 690 + 20 * scale], 12, "hall");
  return (
    rect([0, 0, w, 1000], ground) +
    disc([w / 2, 420, 400], mid) +
    head(w * 0.2, 0.86, pale) +
    head(w * 0.8, 0.86, pale) +
    area(
      `M${w / 2 - 130} 400C${w / 2 - 300} 360 ${w / 2 - 320} 160 ${w / 2 - 190} 60C${w / 2 - 250} 230 ${w / 2 - 170} 290 ${w / 2 - 60} 330Z`,
      glow,
    ) +
    area(
      `M${w / 2 + 130} 400C${w / 2 + 300} 360 ${w / 2 + 320} 160 ${w / 2 + 190} 60C${w / 2 + 250} 230 ${w / 2 + 170} 290 ${w / 2 + 60} 330Z`,
      glow,
    ) +
    head(w / 2, 1.25, light) +
    each(
      7,
      (i) => rect([w * (i / 6) - 16, 890 + (i % 2) * 24, 32, 130], pale) + flame(w * (i / 6), 890 + (i % 2) * 24, 34),
    )
  );
};

/** A man with a lamp inside the outline of his much too large suit. */
export const suit: Scene = ({ w, c: [ground, light, mid, glow, pale] }) => {
  const x = w * 0.42;
  return (
    rect([0, 0, w, 1000], ground) +
    poly([w * 0.83, 150, w * 0.2, 1000, w * 1.1, 1000], mid) +
    oval([w * 0.62, 985, w * 0.5, 70], glow) +
    poly([x - 400, 300, x + 400, 300, x + 360, 800, x - 360, 800], pale) +
    poly([x - 400, 300, x - 90, 250, x + 90, 250, x + 400, 300], pale) +
    poly([x - 400, 300, x - 460, 780, x - 330, 780, x - 300, 330], light) +
    poly([x + 400, 300, x + 460, 780, x + 330, 780, x + 300, 330], light) +
    poly([x - 330, 790, x + 330, 790, x + 270, 1000, x + 40, 1000, x, 850, x - 40, 1000, x - 270, 1000], light) +
    poly([x - 90, 252, x, 560, x + 90, 252], "hall") +
    poly([x - 90, 252, x - 170, 380, x, 620], light) +
    poly([x + 90, 252, x + 170, 380, x, 620], light) +
    disc([x, 690, 16], "hall") +
    disc([x, 750, 16], "hall") +
    `<rect x="${x - 56}" y="90" width="112" height="170" rx="56" fill="#FF8F73"/>` +
    area(`M${x - 56} 150A56 60 0 0 1 ${x + 56} 150Z`, "umber") +
    bar([w * 0.83, 190], [w * 0.83, 985], 16, "hall") +
    bar([w * 0.76, 985], [w * 0.9, 985], 16, "hall") +
    poly([w * 0.83 - 130, 220, w * 0.83 + 130, 220, w * 0.83 + 66, 70, w * 0.83 - 66, 70], glow) +
    disc([w * 0.83, 224, 34], pale) +
    ring([w * 0.83, 224, 90], 6, pale)
  );
};
