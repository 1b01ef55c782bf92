import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { steps } from '@bearings/domain/profile/options'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const tree = readFileSync(join(root, 'apps/web/src/route-tree.gen.ts'), 'utf8')
const pages = [
  ...[...tree.matchAll(/^\s+fullPath: '(.+)'$/gm)].map(([, path]) => path!).filter((path) => path !== '/$'),
  '/welcome',
  '/privacy',
].map(
  (path) =>
    new RegExp(`^${path.replace(/\/$/, '').replace(/\$\w+/g, '[^/]+').replace(/\/\$$/, '(/.*)?')}/?$`),
)
const first = new Set([
  'welcome',
  'privacy',
  ...[...tree.matchAll(/fullPath: '\/([\w-]+)/g)].map(([, name]) => name!),
])
/** Server routes that are not pages, beginnings of paths, and paths with a gap to fill in. */
const notPages = /^\/auth\/v1|\/(docx|export|imports|files\/.*)$|\/$|[{…:]/
/** Pages for which the library has a file: the folder in `content`, and the path of its pages. */
const shelves = { guides: 'resources/guides', articles: 'resources/admitted-students-blog' }

/** Matches a path of the product in a Markdown link, an attribute or a string. */
const written = /(?:\]\(|href="|to="|['"`])(\/[a-z][^\s'"`)\\]*)/g

test.each(['apps/server/src', 'apps/web/src', 'packages/domain/src', 'content'])(
  'a person who follows a link that is written in %s comes to a page',
  (folder) => {
    const links = filesIn(folder).flatMap((file) =>
      [...readFileSync(join(root, file), 'utf8').matchAll(written)].map(([, link]) => `${file}: ${link}`),
    )
    const lost = links.filter((line) => !leadsSomewhere(line.split(': ')[1]!))
    expect(links.length).toBeGreaterThan(0)
    expect(lost).toEqual([])
  },
)

/** Leaves out files that declare the server's own routes, which are not pages. */
function filesIn(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter(
      (name) =>
        /\.(ts|tsx|md)$/.test(name) && !/(\.test\.tsx?|\.gen\.ts|routes?\.ts|contract\.ts)$/.test(name),
    )
    .filter((name) => !name.includes('/testing/'))
}

function leadsSomewhere(link: string): boolean {
  const path = link.replace(/\$\{[^}]*\}?/g, 'x').replace(/[?#].*$/, '')
  const [, start = '', ...others] = path.split('/')
  if (!first.has(start) || notPages.test(path)) return true
  const step = /^\/profile\/edit\/(.+)$/.exec(path)?.[1]
  if (step !== undefined && step !== 'x' && step !== '$step' && !steps[Number(step)]) return false
  for (const [shelf, place] of Object.entries(shelves)) {
    const slug = others.length === 2 && path.startsWith(`/${place}/`) ? others[1]! : null
    if (slug && !/^[x$]/.test(slug)) return readdirSync(join(root, 'content', shelf)).includes(`${slug}.md`)
  }
  return pages.some((page) => page.test(path))
}
