/** Moves the focus once the change that is under way is on the page. */
export function focusSoon(find: () => Element | null | undefined): void {
  window.setTimeout(() => {
    const found = find()
    if (found instanceof HTMLElement) found.focus()
  })
}
