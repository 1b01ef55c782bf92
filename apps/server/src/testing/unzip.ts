import { strFromU8, unzipSync } from 'fflate'

/** Returns the files in a ZIP as text, by name. A Word document is a ZIP, too. */
export function unzip(zip: Uint8Array): Record<string, string> {
  const files = Object.entries(unzipSync(new Uint8Array(zip)))
  return Object.fromEntries(files.map(([name, content]) => [name, strFromU8(content)]))
}
