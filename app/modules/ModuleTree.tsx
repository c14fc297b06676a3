import { memo, Suspense, type ComponentType, type ReactNode } from "react";
import { defaultLocale } from "~/domain/locale/locales";
import { planes } from "~/domain/pages/planes";
import type { Container, PageModule } from "~/domain/pages/schema";
import { useModulePage } from "~/features/pages/module-context";
import { classNames } from "~/ui/class-names";
import { Picture } from "~/ui/picture/Picture";
import { Wrap } from "~/ui/Wrap";
import styles from "./ModuleTree.module.css";
import { viewOf } from "./views";

/** What an editor puts around the parts of a page. */
export interface TreeFrame {
  Module: ComponentType<{ module: PageModule; children: ReactNode }>;
  /** Stands in a column without modules. */
  Empty: ComponentType<{ section: string; column: number }>;
}

export interface ModuleTreeProps {
  containers: readonly Container[];
  /** Ids of modules whose text is in the default language because there is none in the page's. */
  fallback: readonly string[];
  /** With one, there is also what visitors do not see: empty sections and unknown modules. */
  frame?: TreeFrame;
  /** Ids of modules that take the whole width of the window, where the page's data does not know all of them. */
  wide?: readonly string[];
}

const modulesOf = ({ columns }: Container): PageModule[] => columns.flatMap(({ children }) => children);

/** A page's sections: containers of the 12-column grid with their modules in order. */
export function ModuleTree({ containers, ...rest }: ModuleTreeProps) {
  return containers
    .filter((container) => rest.frame ?? modulesOf(container).some(({ type }) => viewOf(type)))
    .map((container) => <Row key={container.id} container={container} {...rest} />);
}

type Rest = Omit<ModuleTreeProps, "containers">;

/** Like its modules: a section that is the same is not drawn again. */
const Row = memo(function Row({ container, ...rest }: Rest & { container: Container }) {
  const page = useModulePage();
  const { frame, wide = page.wide } = rest;
  const modules = modulesOf(container);
  const isWide = container.layout === "100" && modules.every(({ id }) => wide.includes(id));
  if (isWide && (!frame || modules.length > 0))
    return modules.map((module) => (
      <Module key={module.id} module={module} fallback={rest.fallback} frame={rest.frame} />
    ));
  const { image, extra_class: look, layout, columns } = container;
  const named = frame && { "data-section": container.id };
  const row = (
    <Wrap className={classNames(styles.container, look)} data-look={look || undefined} {...named}>
      <div className={styles.columns} data-layout={layout}>
        {columns.map((column) => (
          <div key={column.index} className={classNames(styles.column, column.classes)}>
            {column.children.map((module) => (
              <Module key={module.id} module={module} fallback={rest.fallback} frame={rest.frame} />
            ))}
            {frame && column.children.length === 0 && <frame.Empty section={container.id} column={column.index} />}
          </div>
        ))}
      </div>
    </Wrap>
  );
  const plane = planes.find((name) => name === look);
  if (!image && !plane) return row;
  return (
    <section className={styles.plane} data-plane={plane} data-accent={plane === "hall" ? undefined : plane} {...named}>
      {image && (
        <div className={styles.picture}>
          <Picture image={image} sizes="100vw" fit="cover" decorative />
        </div>
      )}
      {row}
    </section>
  );
});

interface ModuleProps {
  module: PageModule;
  fallback: readonly string[];
  frame: TreeFrame | undefined;
}

/** Drawn again only if it is another: an editor's page is drawn at every letter. */
const Module = memo(function Module({ module, fallback, frame }: ModuleProps) {
  const { data } = useModulePage();
  const View = viewOf(module.type);
  // Each wakes up by itself: no long task keeps a first tap waiting.
  const view = View && (
    <Suspense>
      <View type={module.type} id={module.id} props={module.props} data={data[module.id] ?? {}} />
    </Suspense>
  );
  const said = view && fallback.includes(module.id) ? <div lang={defaultLocale}>{view}</div> : view;
  return frame ? <frame.Module module={module}>{said}</frame.Module> : said;
});
