import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const source = join(import.meta.dirname, '../..')
const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
const sheets = files.filter((file) => file.endsWith('.css'))
const importOfClasses = /^import (\w+) from '([^']+\.module\.css)'$/gm
/** The path of a style sheet, and a class that a component asks it for. */
const asked = files.filter((file) => file.endsWith('.tsx')).flatMap(askedBy)

test('every class that a component asks its style sheet for is there', () => {
  const missing = asked.filter(({ sheet, used }) => !classesOf(sheet).has(used))

  expect(missing).toEqual([])
})

test('every class of a style sheet is asked for by a component', () => {
  const used = new Set(asked.map(({ sheet, used }) => `${sheet}: ${used}`))
  const unused = sheets
    .filter((sheet) => sheet.endsWith('.module.css'))
    .flatMap((sheet) => [...classesOf(sheet)].map((name) => `${sheet}: ${name}`))
    .filter((name) => !used.has(name))

  expect(unused).toEqual([])
})

test('spaces on the scale and colors are written as their tokens, except on the landing page', () => {
  const space = /^ *(?:(?:row-|column-)?gap|(?:padding|margin)[a-z-]*):[^;(]*\s(?:4|8|12|16|20|24|32|40)px\b/
  const color = /#[\da-f]{3,8}\b/
  const raw = sheets
    .filter((sheet) => !sheet.startsWith('landing') && !sheet.endsWith('tokens.css'))
    .flatMap((sheet) =>
      linesOf(sheet)
        .filter((line) => space.test(line) || color.test(line))
        .map((line) => `${sheet}: ${line.trim()}`),
    )

  expect(raw).toEqual([])
})

test('the style sheets stay within their lines: what many elements do is a class of `ui/layout.css` or `looks.css`', () => {
  const lines = sheets.reduce((sum, sheet) => sum + linesOf(sheet).length - 1, 0)

  expect(lines).toBeLessThan(11_550)
})

function askedBy(file: string): { file: string; sheet: string; used: string }[] {
  const code = readFileSync(join(source, file), 'utf8')
  const withoutImports = code.replaceAll(/^import .*$/gm, '')
  return [...code.matchAll(importOfClasses)].flatMap(([, name, path]) => {
    const sheet = path!.startsWith('#') ? path!.slice(1) : join(dirname(file), path!)
    const uses = withoutImports.matchAll(new RegExp(`\\b${name}\\.(\\w+)`, 'g'))
    return [...new Set([...uses].map(([, used]) => used!))].map((used) => ({ file, sheet, used }))
  })
}

/** The classes that a style sheet defines: not those in comments, nor the shared ones that it names as `:global(…)`. */
function classesOf(sheet: string): Set<string> {
  const own = readFileSync(join(source, sheet), 'utf8').replaceAll(/\/\*.*?\*\/|:global\([^)]*\)/gs, '')
  return new Set([...own.matchAll(/\.([a-z]\w*)(?![\w-])(?=[^{};]*\{)/gi)].map(([, name]) => name!))
}

function linesOf(sheet: string): string[] {
  return readFileSync(join(source, sheet), 'utf8').split('\n')
}
