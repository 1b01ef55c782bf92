/** A `ref` that focuses an element which replaces the pressed one. */
export function focused(element: HTMLElement | null): void {
  element?.focus()
}
