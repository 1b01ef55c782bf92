import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const source = join(import.meta.dirname, '../..')
const components = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.tsx'),
)
const importOfClasses = /^import (\w+) from '([^']+\.module\.css)'$/gm

test('every class that a component asks its style sheet for is there', () => {
  const missing = components.flatMap((file) => {
    const code = readFileSync(join(source, file), 'utf8')
    return [...code.matchAll(importOfClasses)].flatMap(([, name, path]) => {
      const sheet = readFileSync(
        path!.startsWith('#') ? join(source, path!.slice(1)) : join(source, dirname(file), path!),
        'utf8',
      )
      return usedFrom(name!, code)
        .filter((used) => !new RegExp(`\\.${used}\\b`).test(sheet))
        .map((used) => `${file}: ${used}`)
    })
  })

  expect(missing).toEqual([])
})

/** Returns the class names that the code reads from the style sheet imported as `name`. */
function usedFrom(name: string, code: string): string[] {
  const withoutImports = code.replaceAll(/^import .*$/gm, '')
  return [
    ...new Set([...withoutImports.matchAll(new RegExp(`\\b${name}\\.(\\w+)`, 'g'))].map(([, used]) => used!)),
  ]
}
