import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const routes = join(root, 'apps/web/src/routes')

const pages = filesIn(routes, /^[^-].*\.tsx$/).flatMap((source) => {
  const [, id] = /createFileRoute\('(.+)'\)/.exec(source) ?? []
  const isLayout = source.includes('<Outlet')
  return id && source.includes('component:') && !isLayout ? [{ path: pathOf(id), source }] : []
})
const looks = [
  ...filesIn(join(root, 'e2e'), /\.spec\.ts$/),
  ...filesIn(join(root, 'apps/web/src'), /\.browser\.test\.tsx$/),
].filter((source) => source.includes('expectAccessible'))
/** What follows a path in a test: the end of its text, a search, a part of the page. */
const end = "(['?`#]|$)"

test.each(pages)('the page $path has a title', ({ source }) => {
  expect(source).toContain('head:')
})

test.each(pages)(
  'the page $path is opened by a test that looks whether it is open to everyone',
  ({ path }) => {
    const filledIn = path.replace(/\$\w*/g, "[^/'`]+")
    const opened = new RegExp(`${filledIn}${end}`, 'm')
    expect(looks.some((source) => opened.test(source))).toBe(true)
  },
)

/** `/_app/deadlines_/timeline` is shown at `/deadlines/timeline`. */
function pathOf(id: string): string {
  return id
    .replace(/^\/_app/, '')
    .replace(/_(?=\/|$)/g, '')
    .replace(/(?<=.)\/$/, '')
}

function filesIn(folder: string, name: RegExp): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && name.test(entry.name))
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'))
}
