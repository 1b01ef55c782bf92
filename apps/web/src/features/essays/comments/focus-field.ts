/**
 * A `ref` that focuses a field when it appears. One function for all fields, so that React calls it only
 * once.
 */
export function focusField(field: HTMLTextAreaElement | null): void {
  field?.focus()
}
