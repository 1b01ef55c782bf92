/**
 * Returns the URL that a text is, or `null` if it is none. `URL.canParse` would say so too, but the browsers of
 * iPhones with iOS 16 do not have it.
 */
export function parsedUrl(text: string, base?: string): URL | null {
  try {
    return new URL(text, base)
  } catch {
    return null
  }
}
