import { edgeNumber, findModule, findSection } from "~/domain/editing/tree";
import type { useT } from "~/i18n/use-t";
import type { Commands } from "../actions/use-commands";
import { layoutName, layouts } from "../add/layouts";
import type { Session } from "../session";

/** A command of a list, beyond those that have a button of their own. */
export interface Item {
  name: string;
  /** The keys that do the same. */
  keys?: string;
  isOn?: boolean;
  run: () => unknown;
}

type Translate = ReturnType<typeof useT<"editor">>;

/** Where else a module could stand: in a column beside it, at the end of another section. */
function placesOfModule({ store }: Session, id: string, commands: Commands, t: Translate): Item[] {
  const { document } = store.state.get();
  const found = findModule(document, id);
  if (!found) return [];
  const sides = (["left", "right"] as const).filter((direction) => commands.canMove(id, direction));
  return [
    ...sides.map((direction) => ({
      name: t(`handle.${direction}`),
      keys: direction === "left" ? "Alt ←" : "Alt →",
      run: () => commands.move(id, direction),
    })),
    ...document.containers
      .filter((other) => other !== found.section)
      .map(({ id: section, columns: [first] }) => ({
        name: t("handle.moveTo", { number: edgeNumber(document, section) ?? "" }),
        run: () =>
          commands.moveTo(id, { kind: "module", section, column: 0, after: first?.children.at(-1)?.id ?? null }),
      })),
  ];
}

/** Where else a section could stand: at the beginning of the page, behind another one. */
function placesOfSection({ store }: Session, id: string, commands: Commands, t: Translate): Item[] {
  const { document } = store.state.get();
  const at = document.containers.findIndex((section) => section.id === id);
  if (at < 0) return [];
  const behind = document.containers.flatMap(({ id: after }, index): Item[] =>
    index === at || index === at - 1
      ? []
      : [
          {
            name: t("handle.behind", { number: edgeNumber(document, after) ?? "" }),
            run: () => commands.moveTo(id, { kind: "section", after }),
          },
        ],
  );
  const first = { name: t("handle.first"), run: () => commands.moveTo(id, { kind: "section", after: null }) };
  return at > 0 ? [first, ...behind] : behind;
}

/** Where else a module or section could stand. */
export const placesOf = (...given: Parameters<typeof placesOfModule>): Item[] => [
  ...placesOfModule(...given),
  ...placesOfSection(...given),
];

/** The layouts that a section's columns could have. */
export function layoutsOf({ store }: Session, id: string, commands: Commands, t: Translate): Item[] {
  const section = findSection(store.state.get().document, id);
  return section
    ? layouts.map((layout) => ({
        name: layout === "100" ? t("add.full") : layoutName(layout),
        isOn: layout === section.layout,
        run: () => commands.setLayout(id, layout),
      }))
    : [];
}
