/**
 * Escapes a URL with invalid percent-encoding, such as `/%E0%A4%A`, literally. No route matches the result,
 * so it gets the same response as any other unknown URL.
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
