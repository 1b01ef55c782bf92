import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '..')
/** Where the paths in documents begin: at the root or, as in those about one side, in the sources of that side. */
const bases = ['', 'apps/server/src', 'apps/web/src', 'apps/web']
const folders =
  /^(apps|packages|e2e|bench|tools|docs|deploy|data|content|database|platform|features|ui|build)\//
const documents = ['.', 'content', 'data', 'deploy', 'docs', 'docs/decisions', 'packages/auth'].flatMap(
  (folder) =>
    readdirSync(join(root, folder))
      .filter((file) => file.endsWith('.md'))
      .map((file) => join(folder, file)),
)

test.each(documents)('%s names no path that is not there', (document) => {
  const text = readFileSync(join(root, document), 'utf8')
  const quoted = [...text.matchAll(/`([\w.-]+\/[\w./@-]+)`/g)].map(([, path]) => path!)
  const pictures = [...text.matchAll(/src="([^":]+)"/g)].map(([, path]) => join(dirname(document), path!))
  const named = [...quoted.filter((path) => folders.test(path)), ...pictures]

  expect(named.filter((path) => !exists(path))).toEqual([])
})

test.each(documents)('a person who follows a link in %s comes to what it names', (document) => {
  const text = readFileSync(join(root, document), 'utf8')
  const links = [...text.matchAll(/\]\(([^):]+)\)/g)].map(([, link]) => link!)

  expect(links.filter((link) => !leadsSomewhere(document, link))).toEqual([])
})

test('a person who reads the architecture finds each noun with a line of its own', () => {
  const text = readFileSync(join(root, 'docs/architecture.md'), 'utf8')
  const section = text.slice(text.indexOf('## The nouns'), text.indexOf('## Where is'))
  const listed = [...section.matchAll(/^\| `([\w-]+)` /gm)].map(([, noun]) => noun!)
  const homes = ['packages/domain/src', 'apps/server/src/features', 'apps/web/src/features']
  const nouns = homes.flatMap((home) =>
    readdirSync(join(root, home), { withFileTypes: true }).filter((entry) => entry.isDirectory()),
  )

  expect(listed).toEqual([...new Set(nouns.map(({ name }) => name))].toSorted())
})

function exists(path: string): boolean {
  return bases.some((base) => existsSync(join(root, base, path)))
}

/** Whether a link's file exists and has the heading that the link names, if any. */
function leadsSomewhere(document: string, link: string): boolean {
  const [path, heading] = link.split('#')
  const file = join(root, path ? join(dirname(document), path) : document)
  return existsSync(file) && (!heading || headingsOf(file).includes(heading))
}

/** The names that Markdown gives to a file's headings. */
function headingsOf(file: string): string[] {
  return [...readFileSync(file, 'utf8').matchAll(/^#+ (.+)$/gm)].map(([, words]) =>
    words!
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s-]/gu, '')
      .replaceAll(' ', '-'),
  )
}
