/** Opens a modal dialog; the width of the scrollbar that goes away is kept, so that the page does not jump. */
export function openModal(dialog: HTMLDialogElement): void {
  if (dialog.open) return;
  const { documentElement } = document;
  documentElement.style.setProperty("--scrollbar", `${window.innerWidth - documentElement.clientWidth}px`);
  dialog.showModal();
}
