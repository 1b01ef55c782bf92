/** Why this is no address that a browser opens; `null` when it is one, or empty. Without zod, since forms check with it. */
export function faultInAddress(url: string): string | null {
  const given = url.trim()
  return given === '' || /^https?:\/\/[^\s/]+\.[^\s/.]+\S*$/.test(given)
    ? null
    : 'Enter the full address, starting with https://'
}
