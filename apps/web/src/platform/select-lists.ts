/**
 * Makes Escape close the list of an open select instead of the dialog, sheet or menu around it. Must be
 * registered before any of those, on the same target, so that they do not receive the event; the browser
 * closes the list.
 */
export function keepEscapeForOpenLists(): void {
  // Only browsers that render these lists inside the page can tell whether one is open.
  if (!CSS.supports('selector(select:open)')) return
  const stop = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && document.querySelector('select:open')) event.stopImmediatePropagation()
  }
  window.addEventListener('keydown', stop, { capture: true })
}
