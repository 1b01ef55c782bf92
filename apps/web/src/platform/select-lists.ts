/**
 * Escape closes the list of an open select, and not the dialog, sheet or menu around it. Registered before any of those, on the
 * same target, so that they do not hear of it; the browser closes the list.
 */
export function keepEscapeForOpenLists(): void {
  // Only a browser that draws such lists inside the page tells whether one is open.
  if (!CSS.supports('selector(select:open)')) return
  const stop = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && document.querySelector('select:open')) event.stopImmediatePropagation()
  }
  window.addEventListener('keydown', stop, { capture: true })
}
