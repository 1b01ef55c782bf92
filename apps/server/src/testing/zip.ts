import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'

/** Returns the files in a ZIP as text, by name. A Word document is a ZIP, too. */
export function unzip(zip: Uint8Array): Record<string, string> {
  const files = Object.entries(unzipSync(new Uint8Array(zip)))
  return Object.fromEntries(files.map(([name, content]) => [name, strFromU8(content)]))
}

/** Returns a ZIP of texts by the names of their files. */
export function zip(files: Record<string, string>): Buffer {
  const contents = Object.entries(files).map(([name, text]) => [name, strToU8(text)] as const)
  return Buffer.from(zipSync(Object.fromEntries(contents)))
}
