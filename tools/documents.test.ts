import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '..')
const folders = ['apps', 'packages', 'e2e', 'bench', 'tools', 'docs', 'data', 'content', 'database']
const documents = [
  'README.md',
  'CHANGELOG.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  'data/README.md',
  'docs/architecture.md',
  'docs/matching.md',
  'docs/running.md',
  'docs/security.md',
  'packages/auth/README.md',
  ...decisions(),
].filter((file) => existsSync(join(root, file)))

test.each(documents)('%s names no path that is not there', (document) => {
  const text = readFileSync(join(root, document), 'utf8')
  const quoted = [...text.matchAll(/`([\w.-]+\/[\w./@-]+)`/g)].map(([, path]) => path!)
  const linked = [...text.matchAll(/\]\(([^)#:]+)\)|src="([^":]+)"/g)].map(([, path, picture]) =>
    join(dirname(document), path ?? picture!),
  )
  const named = [...quoted.filter((path) => folders.includes(path.split('/')[0]!)), ...linked]

  expect(named.filter((path) => !exists(path))).toEqual([])
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

/** Whether a path exists from the root or, as in documents about the server, from the server's sources. */
function exists(path: string): boolean {
  return existsSync(join(root, path)) || existsSync(join(root, 'apps/server/src', path))
}

function decisions(): string[] {
  return readdirSync(join(root, 'docs/decisions')).map((file) => `docs/decisions/${file}`)
}
