/** As a `ref`: what takes the place of the thing that was pressed takes over its focus, too. */
export function focused(element: HTMLElement | null): void {
  element?.focus()
}
