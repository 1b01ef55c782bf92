import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '..')
const folders = ['apps', 'packages', 'e2e', 'bench', 'tools', 'docs', 'data', 'content', 'database']
const documents = ['README.md', 'CONTRIBUTING.md', 'docs/architecture.md', ...decisions()].filter((file) =>
  existsSync(join(root, file)),
)

test.each(documents)('%s names no path that is not there', (document) => {
  const text = readFileSync(join(root, document), 'utf8')
  const quoted = [...text.matchAll(/`([\w.-]+\/[\w./@-]+)`/g)].map(([, path]) => path!)
  const linked = [...text.matchAll(/\]\(([^)#:]+)\)/g)].map(([, path]) => join(dirname(document), path!))
  const named = [...quoted.filter((path) => folders.includes(path.split('/')[0]!)), ...linked]

  expect(named.filter((path) => !exists(path))).toEqual([])
})

/** A path from the root, or one that the server's documents shorten to start below its sources. */
function exists(path: string): boolean {
  return existsSync(join(root, path)) || existsSync(join(root, 'apps/server/src', path))
}

function decisions(): string[] {
  return readdirSync(join(root, 'docs/decisions')).map((file) => `docs/decisions/${file}`)
}
