import { Suspense } from "react";
import { defaultLocale } from "~/domain/locale/locales";
import type { Accent } from "~/domain/common/schema";
import type { Container, PageModule } from "~/domain/pages/schema";
import { useModulePage } from "~/features/pages/module-context";
import { classNames } from "~/ui/class-names";
import { Picture } from "~/ui/picture/Picture";
import { Wrap } from "~/ui/Wrap";
import styles from "./ModuleTree.module.css";
import { viewOf } from "./views";

interface ModuleTreeProps {
  containers: readonly Container[];
  /** Ids of modules whose text is in the default language because there is none in the page's. */
  fallback: readonly string[];
}

/** What a container may stand on, by its class: a plane of a colour, the dark of the hall. */
const planes: readonly (Accent | "hall")[] = ["hall", "mint", "salmon", "brass", "lilac", "cloud", "rose"];

const modulesOf = ({ columns }: Container): PageModule[] => columns.flatMap(({ children }) => children);

/** A page's sections: containers of the 12-column grid with their modules in order. */
export function ModuleTree({ containers, fallback }: ModuleTreeProps) {
  return containers
    .filter((container) => modulesOf(container).some(({ type }) => viewOf(type)))
    .map((container) => <Row key={container.id} container={container} fallback={fallback} />);
}

function Row({ container, fallback }: { container: Container; fallback: readonly string[] }) {
  const { wide } = useModulePage();
  const modules = modulesOf(container);
  if (container.layout === "100" && modules.every(({ id }) => wide.includes(id)))
    return modules.map((module) => <Module key={module.id} module={module} fallback={fallback} />);
  const { image, extra_class: look, layout, columns } = container;
  const row = (
    <Wrap className={classNames(styles.container, look)} data-look={look || undefined}>
      <div className={styles.columns} data-layout={layout}>
        {columns.map((column) => (
          <div key={column.index} className={classNames(styles.column, column.classes)}>
            {column.children.map((module) => (
              <Module key={module.id} module={module} fallback={fallback} />
            ))}
          </div>
        ))}
      </div>
    </Wrap>
  );
  const plane = planes.find((name) => name === look);
  if (!image && !plane) return row;
  return (
    <section className={styles.plane} data-plane={plane} data-accent={plane === "hall" ? undefined : plane}>
      {image && (
        <div className={styles.picture}>
          <Picture image={image} sizes="100vw" fit="cover" decorative />
        </div>
      )}
      {row}
    </section>
  );
}

function Module({ module, fallback }: { module: PageModule; fallback: readonly string[] }) {
  const { data } = useModulePage();
  const View = viewOf(module.type);
  if (!View) return null;
  const view = (
    // Each wakes up by itself: no long task keeps a first tap waiting.
    <Suspense>
      <View type={module.type} id={module.id} props={module.props} data={data[module.id] ?? {}} />
    </Suspense>
  );
  return fallback.includes(module.id) ? <div lang={defaultLocale}>{view}</div> : view;
}
