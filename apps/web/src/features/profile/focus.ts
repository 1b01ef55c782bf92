/** Moves the focus once the current change is rendered. */
export function focusSoon(find: () => Element | null | undefined): void {
  window.setTimeout(() => {
    const found = find()
    if (found instanceof HTMLElement) found.focus()
  })
}
