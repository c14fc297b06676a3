import { Suspense } from "react";
import { defaultLocale } from "~/domain/locale/locales";
import type { Container, PageModule } from "~/domain/pages/schema";
import { useModulePage } from "~/features/pages/module-context";
import { Wrap } from "~/ui/Wrap";
import styles from "./ModuleTree.module.css";
import { viewOf } from "./views";

interface ModuleTreeProps {
  containers: readonly Container[];
  /** Ids of modules whose text is in the default language because there is none in the page's. */
  fallback: readonly string[];
}

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
  return (
    <Wrap className={styles.container}>
      <div className={styles.columns} data-layout={container.layout}>
        {container.columns.map((column) => (
          <div key={column.index} className={styles.column}>
            {column.children.map((module) => (
              <Module key={module.id} module={module} fallback={fallback} />
            ))}
          </div>
        ))}
      </div>
    </Wrap>
  );
}

function Module({ module, fallback }: { module: PageModule; fallback: readonly string[] }) {
  const { data } = useModulePage();
  const View = viewOf(module.type);
  if (!View) return null;
  const view = (
    // Each wakes up by itself: no long task keeps a first tap waiting.
    <Suspense>
      <View id={module.id} props={module.props} data={data[module.id] ?? {}} />
    </Suspense>
  );
  return fallback.includes(module.id) ? <div lang={defaultLocale}>{view}</div> : view;
}
