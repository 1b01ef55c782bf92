/**
 * An address whose escapes no text stands behind, such as `/%E0%A4%A`, becomes one that names its own letters, which
 * nothing is found under: like any other unknown address it is answered by the page, or the API, that says so.
 */
export function readableUrl(url: string): string {
  const [path] = url.split('?', 1)
  try {
    decodeURIComponent(path!)
    return url
  } catch {
    return url.replaceAll('%', '%25')
  }
}
