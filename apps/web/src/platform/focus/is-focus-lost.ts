/** Whether nothing has the focus, so that Tab would start over at the top of the page. */
export function isFocusLost(): boolean {
  return document.activeElement === null || document.activeElement === document.body
}
