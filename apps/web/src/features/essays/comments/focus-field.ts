/** A field's `ref` that puts the caret into it when it appears. One function for all, so that React calls it once. */
export function focusField(field: HTMLTextAreaElement | null): void {
  field?.focus()
}
