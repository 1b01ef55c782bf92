import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import asvs from './asvs.json' with { type: 'json' }

const root = resolve(import.meta.dirname, '..')
const page = readFileSync(join(root, 'docs/security.md'), 'utf8')
const files = ['apps', 'packages', 'e2e', 'tools'].flatMap(testsBelow)

test('a person who reads how secure Bearings is finds each line of the standard once', () => {
  const rows = [...page.matchAll(/^\| ([\d., ]+?) +\|/gm)].map(([, numbers]) => numbers!)

  expect(rows.flatMap((numbers) => numbers.split(', ')).toSorted()).toEqual(
    Object.values(asvs.lines).flat().toSorted(),
  )
})

test('each row says how it stands, in one of five ways, and the page counts them', () => {
  const rows = [...page.matchAll(/^\| ([\d., ]+?) +\| [^|]+\| ([^|]+?) +\| [^|]/gm)]
  const counted = (state: string) =>
    rows.filter(([, , of]) => of === state).flatMap(([, numbers]) => numbers!.split(', ')).length
  const states = ['met', 'in part', 'operator', 'not met', 'does not apply']

  expect(new Set(rows.map(([, , state]) => state))).toEqual(new Set(states))
  expect(page).toContain(
    `Of ${Object.values(asvs.lines).flat().length} lines ${counted('met')} are met, ${counted('in part')} in part, ${counted('operator')} are the operator’s, ${counted('not met')} are not met, and ${counted('does not apply')} do not apply.`,
  )
})

test('each test that is named exists, in the file that is named', () => {
  const named = [...page.matchAll(/`([\w./-]+\.(?:test|spec)\.tsx?)`((?:(?: | · )`[^`]+`)+)/g)].flatMap(
    ([, file, names]) => [...names!.matchAll(/`([^`]+)`/g)].map(([, name]) => ({ file: file!, name: name! })),
  )

  expect(named.length).toBeGreaterThan(100)
  expect(named.filter(({ file, name }) => !isIn(file, name))).toEqual([])
})

test('a person who reads which data are stored finds each encrypted table, and no table that is not there', () => {
  const promises = readFileSync(join(root, 'SECURITY.md'), 'utf8')
  const classes = promises.slice(promises.indexOf('## Classes of data'))
  const named = [...classes.matchAll(/`([a-z_]+)`/g)].map(([, name]) => name!)
  const tables = tablesIn('apps/server/src/database/tables', 'packages/auth/src/store')
  const encrypted = tables.filter(({ columns }) => /\b(sealed|encrypted)(<\w+>)?\(/.test(columns))

  expect(named.filter((name) => !tables.some((table) => table.name === name))).toEqual([])
  expect(encrypted.map(({ name }) => name).filter((name) => !named.includes(name))).toEqual([])
  expect(encrypted.length).toBeGreaterThan(5)
})

/** Whether exactly one file has this path's ending and contains a test, or a case of one, with this name. */
function isIn(file: string, name: string): boolean {
  const [path, ...others] = files.filter((path) => `/${path}`.endsWith(`/${file}`))
  if (!path || others.length > 0) return false
  const called = name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  return new RegExp(`[([]\\s*(['"\`])${called}\\1\\s*,`).test(readFileSync(join(root, path), 'utf8'))
}

function testsBelow(folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`
    if (entry.isDirectory()) return /node_modules|dist/.test(entry.name) ? [] : testsBelow(path)
    return /\.(test|spec)\.tsx?$/.test(entry.name) ? [path] : []
  })
}

/** The tables that are declared below the folders, with the text that follows their names. */
function tablesIn(...folders: string[]): { name: string; columns: string }[] {
  const sources = folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts'))
      .map((file) => readFileSync(join(root, folder, file), 'utf8')),
  )
  const declared = sources.flatMap((source) => source.split(/\bpgTable\(/).slice(1))
  return declared.map((columns) => ({ name: /^\s*'(\w+)'/.exec(columns)?.[1] ?? '', columns }))
}
