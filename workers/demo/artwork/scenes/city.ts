import { area, bar, cut, disc, each, line, oval, poly, rect, ring, wedge, type Scene } from "../svg";

/** A stepped tower between rays: the machine city. */
export const towers: Scene = ({ w, c: [ground, sun, mid, glow, pale] }) => {
  const x = w / 2;
  const rays = each(9, (i) => wedge([x, 210, 1500], 182 + i * 40 - 162, 202 + i * 40 - 162, i % 2 ? mid : "hall2"));
  const block = (left: number, width: number, top: number): string =>
    poly(
      [
        left,
        1000,
        left,
        top + 180,
        left + width * 0.18,
        top + 180,
        left + width * 0.18,
        top + 70,
        left + width * 0.36,
        top + 70,
        left + width * 0.36,
        top,
        left + width * 0.64,
        top,
        left + width * 0.64,
        top + 70,
        left + width * 0.82,
        top + 70,
        left + width * 0.82,
        top + 180,
        left + width,
        top + 180,
        left + width,
        1000,
      ],
      left === x - 170 ? sun : "hall",
    );
  const slits = (left: number, width: number, top: number): string =>
    each(4, (i) =>
      each(8, (k) =>
        rect([left + width * (0.14 + i * 0.21), top + k * 88, width * 0.09, 54], (i + k) % 3 ? ground : glow),
      ),
    );
  return (
    rect([0, 0, w, 1000], ground) +
    rays +
    disc([x, 210, 190], pale) +
    disc([x, 210, 140], glow) +
    block(x - 520, 300, 420) +
    slits(x - 520, 300, 640) +
    block(x + 220, 300, 480) +
    slits(x + 220, 300, 700) +
    block(x - 800, 240, 600) +
    block(x + 560, 240, 560) +
    block(x - 170, 340, 180) +
    each(5, (k) => rect([x - 100 + k * 44, 420 + Math.abs(k - 2) * 60, 22, 600], ground)) +
    line([0, 820, x - 170, 760], 16, pale) +
    line([w, 860, x + 170, 780], 16, pale)
  );
};

/** Morning in the big city: façades in a rhythm, wires, rails running in. */
export const symphony: Scene = ({ w, c: [ground, sun, mid, glow, pale], r }) => {
  const columns = Math.round(w / 150);
  const step = w / columns;
  return (
    rect([0, 0, w, 1000], ground) +
    disc([w * 0.68, 330, 230], sun) +
    each(columns, (i) => {
      const top = 300 + 330 * r();
      return (
        rect([i * step, top, step + 1, 1000], i % 3 === 0 ? mid : i % 3 === 1 ? "hall" : "hall2") +
        each(7, (k) =>
          each(3, (j) =>
            r() > 0.3
              ? rect([i * step + step * (0.16 + j * 0.26), top + 50 + k * 84, step * 0.14, 46], r() > 0.7 ? sun : glow)
              : "",
          ),
        )
      );
    }) +
    each(6, (i) => line([0, 90 + i * 34, w, 30 + i * 52], 5, "hall")) +
    poly([w * 0.1, 1000, w * 0.46, 740, w * 0.54, 740, w * 0.9, 1000], pale) +
    each(4, (i) =>
      poly(
        [
          w * (0.16 + i * 0.19),
          1000,
          w * (0.475 + i * 0.014),
          740,
          w * (0.48 + i * 0.014),
          740,
          w * (0.2 + i * 0.19),
          1000,
        ],
        "hall",
      ),
    )
  );
};

/** A wheel over the Prater, and under it the vault of the canals with one figure. */
export const wheel: Scene = ({ w, c: [ground, light, mid, glow, pale] }) => {
  const [x, y, radius] = [w * 0.58, 430, 350];
  const vault = (size: number): string =>
    `M${x - size} 1000V${1000 - size * 0.15}A${size} ${size * 0.72} 0 0 1 ${x + size} ${1000 - size * 0.15}V1000Z`;
  return (
    rect([0, 0, w, 1000], ground) +
    wedge([0, 1000, 1900], 285, 312, light) +
    wedge([0, 1000, 1900], 312, 326, glow) +
    each(12, (i) => {
      const angle = (i * Math.PI) / 6;
      return line([x, y, x + radius * Math.cos(angle), y + radius * Math.sin(angle)], 8, "hall");
    }) +
    ring([x, y, radius], 22, "hall") +
    ring([x, y, radius - 60], 8, "hall") +
    each(12, (i) => {
      const angle = (i * Math.PI) / 6;
      return rect(
        [x + radius * Math.cos(angle) - 34, y + radius * Math.sin(angle) - 26, 68, 62],
        i % 4 === 0 ? glow : mid,
      );
    }) +
    disc([x, y, 40], pale) +
    rect([0, 880, w, 120], "hall") +
    poly([x - 30, y, x + 30, y, x + 150, 1000, x - 150, 1000], "hall") +
    area(vault(290), "hall2") +
    area(vault(220), mid) +
    area(vault(150), pale) +
    disc([x, 880, 26], "hall") +
    rect([x - 60, 866, 120, 12], "hall") +
    poly([x - 30, 905, x + 30, 905, x + 56, 1000, x - 56, 1000], "hall")
  );
};

/** Two slabs of council flats, a motorway and birds going somewhere else. */
export const estate: Scene = ({ w, c: [ground, light, mid, glow, pale], r }) => {
  const slab = (left: number, top: number, columns: number): string =>
    rect([left, top, columns * 62 + 26, 900], left > w * 0.4 ? mid : "hall") +
    each(columns, (i) =>
      each(11, (k) =>
        rect([left + 24 + i * 62, top + 36 + k * 62, 40, 34], r() > 0.78 ? light : r() > 0.5 ? pale : "hall2"),
      ),
    );
  const bird = (x: number, y: number, size: number): string =>
    area(
      `M${x} ${y}q${size} ${-size * 0.9} ${size * 2} 0q${size} ${-size * 0.9} ${size * 2} 0q${-size} ${-size * 0.45} ${-size * 2} ${size * 0.35}q${-size} ${-size * 0.8} ${-size * 2} ${-size * 0.35}Z`,
      "hall",
    );
  return (
    rect([0, 0, w, 1000], ground) +
    disc([w * 0.5, 520, 260], glow) +
    slab(w * 0.06, 250, 5) +
    slab(w * 0.74, 120, 5) +
    area(`M0 1000V860C${w * 0.3} 800 ${w * 0.5} 760 ${w} 820V1000Z`, "hall") +
    area(
      `M${w * 0.1} 1000C${w * 0.42} 880 ${w * 0.5} 820 ${w * 0.66} 800L${w * 0.7} 800C${w * 0.6} 850 ${w * 0.55} 900 ${w * 0.52} 1000Z`,
      pale,
    ) +
    line([w * 0.34, 985, w * 0.44, 930], 12, "hall") +
    line([w * 0.49, 900, w * 0.56, 862], 9, "hall") +
    bird(w * 0.36, 210, 46) +
    bird(w * 0.5, 120, 60) +
    bird(w * 0.46, 330, 34) +
    bird(w * 0.6, 250, 28)
  );
};

/** A lane so narrow that the houses nearly touch; one lamp. */
export const alley: Scene = ({ w, c: [ground, light, mid, glow, pale], r }) => {
  const x = w * 0.54;
  return (
    rect([0, 0, w, 1000], ground) +
    poly([x - 150, 0, x + 110, 0, x + 40, 700, x - 50, 700], glow) +
    poly([0, 0, x - 150, 0, x - 50, 700, x - 70, 1000, 0, 1000], mid) +
    poly([w, 0, x + 110, 0, x + 40, 700, x + 120, 1000, w, 1000], "hall") +
    poly([x - 50, 700, x + 40, 700, x + 330, 1000, x - 330, 1000], pale) +
    each(5, (i) =>
      poly(
        [0, 90 + i * 190, x - 190 + i * 14, 60 + i * 150, x - 188 + i * 14, 90 + i * 150, 0, 130 + i * 190],
        "hall2",
      ),
    ) +
    each(3, (i) =>
      each(4, (k) =>
        r() > 0.25
          ? poly(
              [
                w - 60 - i * 190,
                60 + k * 220,
                w - 160 - i * 190,
                75 + k * 205,
                w - 160 - i * 190,
                175 + k * 195,
                w - 60 - i * 190,
                180 + k * 210,
              ],
              r() > 0.6 ? light : "hall3",
            )
          : "",
      ),
    ) +
    wedge([x - 250, 330, 560], 60, 108, light) +
    line([0, 250, x - 250, 250], 14, "hall") +
    bar([x - 250, 250], [x - 250, 300], 14, "hall") +
    poly([x - 300, 340, x - 270, 290, x - 230, 290, x - 200, 340], "hall") +
    disc([x - 250, 344, 34], pale) +
    oval([x - 10, 726, 26, 30], "hall") +
    poly([x - 44, 752, x + 24, 752, x + 44, 880, x - 60, 880], "hall")
  );
};

/** A wall of windows from which one column of lives is missing. */
export const missing: Scene = ({ w, c: [ground, light, mid, glow, pale], r }) => {
  const columns = Math.round(w / 165);
  const step = w / columns;
  const gap = Math.floor(columns * 0.6);
  return (
    rect([0, 0, w, 1000], ground) +
    each(columns, (i) =>
      each(4, (k) => {
        const [left, top] = [i * step + step * 0.17, 60 + k * 232];
        const frame = `<rect x="${left}" y="${top}" width="${step * 0.66}" height="180" rx="${step * 0.33}"/>`;
        const shade = i === gap ? "hall" : r() > 0.66 ? glow : r() > 0.5 ? pale : light;
        return (
          cut(
            `p${i}${k}`,
            frame,
            rect([left, top, step, 190], shade) +
              (i === gap
                ? ""
                : rect([left, top + 70 + 60 * r(), step, 190], mid) +
                  disc([left + step * (0.22 + 0.22 * r()), top + 120, 34], "hall") +
                  rect([left + step * 0.1, top + 150, step * 0.46, 60], "hall")),
          ) + rect([left - 14, top + 180, step * 0.66 + 28, 14], "hall")
        );
      }),
    ) +
    rect([gap * step, 0, 6, 1000], "hall") +
    rect([(gap + 1) * step - 6, 0, 6, 1000], "hall") +
    poly(
      [
        gap * step + step * 0.24,
        1000,
        gap * step + step * 0.24,
        900,
        gap * step + step * 0.76,
        900,
        gap * step + step * 0.76,
        1000,
      ],
      glow,
    ) +
    ring([gap * step + step * 0.5, 900, step * 0.11], 12, glow)
  );
};
