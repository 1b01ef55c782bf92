/**
 * A `ref` that focuses an element when it appears, such as one that replaces the focused element. One function for
 * all of them, so that React calls it only once for each element.
 */
export function focused(element: HTMLElement | null): void {
  element?.focus()
}
