import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join, relative, resolve, sep } from 'node:path'
import { expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '../../..')
const features = filesIn('apps/server/src/features')
const platform = filesIn('apps/server/src/platform')
const database = filesIn('apps/server/src/database')
const domain = filesIn('packages/domain/src')
const web = filesIn('apps/web/src')

test.each(features)('%s has a name every reader already knows', (file) => {
  const vocabulary = ['routes.ts', 'service.ts', 'store.ts', 'jobs.ts', 'mail.ts']
  expect(file.endsWith('.test.ts') || vocabulary.includes(basename(file))).toBe(true)
})

test.each(features)('%s reaches another feature only through its service', (file) => {
  const reached = imports(file).filter(
    (target) => inside(target, 'apps/server/src/features') && nounOf(target) !== nounOf(file),
  )
  expect(reached.filter((target) => basename(target) !== 'service.ts')).toEqual([])
})

test.each(platform)('%s knows no feature', (file) => {
  expect(imports(file).filter((target) => inside(target, 'apps/server/src/features'))).toEqual([])
})

test.each(database.filter((file) => !file.endsWith('.test.ts')))('%s knows the database only', (file) => {
  expect(imports(file).filter((target) => !inside(target, 'apps/server/src/database'))).toEqual([])
})

test.each(domain.filter((file) => nounOf(file) !== null))(
  '%s reaches another noun only for what it is',
  (file) => {
    const known = ['schema.ts', 'options.ts']
    const reached = imports(file).filter(
      (target) => nounOf(target) !== null && nounOf(target) !== nounOf(file),
    )
    expect(reached.filter((target) => !known.includes(basename(target)))).toEqual([])
  },
)

test.each(web.filter((file) => inside(file, 'apps/web/src/features')))(
  '%s leaves composing to routes',
  (file) => {
    const reached = imports(file).filter(
      (target) => inside(target, 'apps/web/src/features') && nounOf(target) !== nounOf(file),
    )
    expect(reached).toEqual([])
  },
)

function filesIn(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !entry.name.includes('.gen.'))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)))
}

/** The files of this repository that a file imports by path. */
function imports(file: string): string[] {
  const source = readFileSync(join(root, file), 'utf8')
  return [...source.matchAll(/(?:from|import)\s*\(?'(\.[^']+)'/g)]
    .map(([, specifier]) => relative(root, resolve(root, dirname(file), specifier!)))
    .filter((target) => existsSync(join(root, target)))
}

function inside(file: string, folder: string): boolean {
  return file.startsWith(folder.split('/').join(sep) + sep)
}

/** The folder directly below `features/` or `domain/src/`; `null` for a file that belongs to all nouns. */
function nounOf(file: string): string | null {
  const [, rest] = file.split(file.includes(`features${sep}`) ? `features${sep}` : `domain${sep}src${sep}`)
  return rest?.includes(sep) ? rest.split(sep)[0]! : null
}
