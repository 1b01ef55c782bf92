import { readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

const deployed = resolve(import.meta.dirname, '../../../deploy/replicated')

/**
 * Writes a copy of a file of `deploy/replicated` in which this machine's addresses, folders and passwords
 * replace the examples, so that the files users get are the ones that are tested. Returns the copy's path.
 * @throws {Error} if the file does not contain one of the examples
 */
export function writeConfigured(
  name: string,
  folder: string,
  own: readonly [example: string, own: string][],
): string {
  let text = readFileSync(join(deployed, name), 'utf8')
  for (const [example, replacement] of own) {
    if (!text.includes(example)) throw new Error(`deploy/replicated/${name} does not have ${example}`)
    text = text.replaceAll(example, replacement)
  }
  const file = join(folder, name)
  writeFileSync(file, text, { mode: 0o644 })
  return file
}
