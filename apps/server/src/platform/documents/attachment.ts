/** Returns the header that lets a browser save a response under this name, which may have any letters (RFC 8187). */
export function attachmentNamed(fileName: string): string {
  const escaped = encodeURIComponent(fileName).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `attachment; filename*=UTF-8''${escaped}`
}
