/** Prints the page. A browser that saves it as a PDF offers this name. */
export function printAs(name: string): void {
  const title = document.title
  window.addEventListener('afterprint', () => (document.title = title), { once: true })
  document.title = name
  window.print()
}
