import { readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

const deployed = resolve(import.meta.dirname, '../../../deploy/replicated')

/**
 * A file of `deploy/replicated` with addresses, folders and passwords of this machine in place of those that it has as examples,
 * so that what is tried is what is handed out. Answers where it lies.
 * @throws {Error} when the file has no such example (any more)
 */
export function configured(
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
