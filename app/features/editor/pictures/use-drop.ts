import { useEffect, useEffectEvent } from "react";
import { pickingApi } from "~/api/later/picking";
import { findModule } from "~/domain/editing/tree";
import type { Operation } from "~/domain/editing/operations";
import type { KeptImage } from "~/domain/editing/picking";
import type { PageDocument } from "~/domain/pages/document";
import { useT } from "~/i18n/use-t";
import { inserting } from "../actions/operations";
import { newId, newModule } from "../actions/use-commands";
import type { Session, Spot } from "../session";
import type { Cell } from "../store/cell";
import { done, failed } from "../told";
import { at, holds, type Box, type Layout } from "../layout/layout";
import { spotAt } from "../tree/use-drag";
import { picturePlaces, puttingPicture, type PicturePlace } from "./picture-places";

/** A picture of the page that another one would replace. */
export interface Onto {
  id: string;
  path: string;
  box: Box;
}

const boxOf = (element: Element): Box => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { left: left + scrollX, top: top + scrollY, width, height };
};

/** The picture of the page at a point; a module that has nothing to show but a picture is one, too. */
function pictureAt({ store, sources }: Session, layout: Layout, { pageX: x, pageY: y }: DragEvent): Onto | null {
  const { document: page } = store.state.get();
  const { images } = sources.get();
  const drawn = document.querySelectorAll<HTMLImageElement>("[data-module] img");
  for (const picture of drawn) {
    const box = boxOf(picture);
    const id = picture.closest<HTMLElement>("[data-module]")?.dataset.module ?? "";
    const module = holds(box, x, y) ? findModule(page, id)?.module : undefined;
    const isShown = ({ media }: PicturePlace): boolean => {
      const known = media === null ? undefined : images[media];
      return known !== undefined && picture.currentSrc.includes(`${known.src}/`);
    };
    const place = module && picturePlaces(module).find(isShown);
    if (place) return { id, path: place.path, box };
  }
  const id = at(layout, page, x, y) ?? "";
  const module = findModule(page, id)?.module;
  const [only, ...more] = module ? picturePlaces(module) : [];
  const own = layout.boxes.get(id);
  return only?.media === null && more.length === 0 && own ? { id, path: only.path, box: own } : null;
}

/** What puts pictures where they were dropped, and the module that is selected then; null if that is gone meanwhile. */
function bringing(
  page: PageDocument,
  images: readonly KeptImage[],
  target: Onto | Spot,
): { operations: Operation[]; id: string } | null {
  const modules = images.flatMap(({ id }) => newModule("image", { image: { $media: id } }) ?? []);
  const [first] = modules;
  const [image] = images;
  if (!first || !image) return null;
  if (!("path" in target)) return { operations: inserting(target, modules, newId), id: first.id };
  const module = findModule(page, target.id)?.module;
  const operation = module && puttingPicture(module, target.path, image.id);
  return operation ? { operations: [operation], id: target.id } : null;
}

/** True where somebody who does not see a picture learns nothing of it yet. */
const isSilent = ({ facts }: KeptImage): boolean =>
  !facts.decorative && Object.values(facts.alt).filter((words) => words !== "").length < 2;

/**
 * Files that are dropped on the page: on a picture one takes its place, between modules each becomes one. They go the way
 * of every picture that is brought, and are asked what they show.
 */
export function useDrop(session: Session, layout: Cell<Layout>, isOn: boolean): void {
  const t = useT("editor");
  const form = useT("editor-form");
  const { view, store, lang } = session;
  const tell = (text: string): void => view.update({ told: done(text) });
  const warn = (text: string): void => view.update({ told: failed(text) });

  const put = async (brought: readonly File[], target: Onto | Spot): Promise<void> => {
    const picking = pickingApi(lang, () => session.onSignedOut(false));
    const files = "path" in target ? brought.slice(0, 1) : brought;
    tell(t("told.bringing", { count: files.length }));
    const kept: (KeptImage | null)[] = [];
    // One after the other: the house has room for few at a time.
    for (const file of files) {
      // oxlint-disable-next-line no-await-in-loop
      kept.push(await picking.upload(file).catch(() => null));
    }
    const images = kept.filter((image) => image !== null);
    const [first] = images;
    if (!first) return warn(form("image.failed"));
    const bring = bringing(store.state.get().document, images, target);
    if (!bring || !store.act(bring.operations)) return warn(t("told.failed"));
    const told = "path" in target ? t("told.replaced") : t("told.brought");
    view.update({
      selected: bring.id,
      told: images.length === kept.length ? done(told, true) : failed(form("image.failed")),
      ...(isSilent(first) && { opened: { kind: "picture", image: first } }),
    });
  };

  const over = useEffectEvent((event: DragEvent) => {
    if (!event.dataTransfer?.types.includes("Files")) return;
    event.preventDefault();
    const onto = pictureAt(session, layout.get(), event);
    const { document: page } = store.state.get();
    const spot = onto ? null : spotAt(page, layout.get(), "", { x: event.pageX, y: event.pageY });
    view.update({ dragged: { id: "", over: spot, ...(onto && { onto }) }, hovered: null });
  });
  const leave = useEffectEvent((event: DragEvent) => {
    if (event.relatedTarget === null) view.update({ dragged: null });
  });
  const drop = useEffectEvent((event: DragEvent) => {
    if (!event.dataTransfer?.types.includes("Files")) return;
    event.preventDefault();
    const { dragged } = view.get();
    view.update({ dragged: null });
    const files = [...event.dataTransfer.files];
    const target = dragged?.onto ?? dragged?.over;
    if (files.length > 0 && target) void put(files, target);
  });
  useEffect(() => {
    if (!isOn) return;
    const ended = new AbortController();
    const { signal } = ended;
    window.addEventListener("dragover", (event) => over(event), { signal });
    window.addEventListener("dragleave", (event) => leave(event), { signal });
    window.addEventListener("drop", (event) => drop(event), { signal });
    return () => ended.abort();
  }, [isOn]);
}
