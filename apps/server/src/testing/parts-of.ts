import { strFromU8, unzipSync } from 'fflate'

/** The files of a ZIP as text, by their names. A Word document is one, too. */
export function partsOf(zip: Uint8Array): Record<string, string> {
  const files = Object.entries(unzipSync(new Uint8Array(zip)))
  return Object.fromEntries(files.map(([name, content]) => [name, strFromU8(content)]))
}
