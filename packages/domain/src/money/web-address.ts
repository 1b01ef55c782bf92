/** Returns why a browser cannot open an address; `null` if it can, or if empty. No zod, as forms use it. */
export function faultInAddress(url: string): string | null {
  const given = url.trim()
  return given === '' || /^https?:\/\/[^\s/]+\.[^\s/.]+\S*$/.test(given)
    ? null
    : 'Enter the full address, starting with https://'
}
