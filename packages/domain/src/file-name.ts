/** UTF-16 units, few enough to read. */
const mostUnits = 100
/** Bytes of UTF-8. With a number and an extension a name fits 143 of them, the least that file systems take. */
const mostBytes = 120

/** The names of Windows's devices, which it also sees in front of a dot. */
const device = /^(con|prn|aux|nul|(com|lpt)[0-9¹²³])(?=\s*(\.|$))/i

/** A file name for this title that is valid on any system, without an extension. */
export function fileNameFor(title: string): string {
  const plain = title
    .normalize('NFC')
    .replace(/[^\p{L}\p{M}\p{N}'’“”&,()\-–—. ]+/gu, ' ')
    .replace(/\s+/g, ' ')
  return trimmed(fitting(trimmed(plain))).replace(device, '$1_') || 'Untitled'
}

/** Windows drops dots and spaces at the end of a name, and a dot at the beginning hides a file elsewhere. */
function trimmed(name: string): string {
  return name.replace(/^[. ]+|[. ]+$/g, '')
}

function fitting(name: string): string {
  let end = 0
  let bytes = 0
  for (const character of name) {
    bytes += bytesOf(character.codePointAt(0)!)
    if (bytes > mostBytes || end + character.length > mostUnits) break
    end += character.length
  }
  return name.slice(0, end)
}

/** The bytes of a character in UTF-8. */
function bytesOf(code: number): number {
  if (code < 0x80) return 1
  if (code < 0x800) return 2
  return code < 0x10000 ? 3 : 4
}
