import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join, relative, resolve, sep } from 'node:path'
import { expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '../../..')
const features = filesIn('apps/server/src/features')
const platform = filesIn('apps/server/src/platform')
const database = filesIn('apps/server/src/database')
const domain = filesIn('packages/domain/src')
const auth = filesIn('packages/auth/src')
const web = filesIn('apps/web/src')
const sheets = filesIn('apps/web/src', /\.css$/)
const all = [
  ...filesIn('apps'),
  ...filesIn('packages'),
  ...filesIn('bench'),
  ...filesIn('e2e'),
  ...filesIn('tools'),
]

test('no import climbs: what is two folders up is named from the root of its package', () => {
  const climbing = all.filter((file) =>
    /(?:from|import)\s*\(?'(\.\.\/){2}/.test(readFileSync(join(root, file), 'utf8')),
  )
  expect(climbing).toEqual([])
})

test('the nouns of the domain form a tree, not a ring', () => {
  expect(ringsIn(graphOf(domain.filter(isNoTest)))).toEqual([])
})

test("the nouns of the server's features form a tree, not a ring", () => {
  expect(ringsIn(graphOf(features.filter(isNoTest)))).toEqual([])
})

test('no file imports one that imports it, not even for a type: the type is where the noun is', () => {
  const files = [...filesIn('apps/server/src'), ...domain, ...auth, ...web].filter(isNoTest)
  const graph = new Map(files.map((file) => [file, imports(file)]))
  // A file is in no circle once everything that it imports is in none.
  for (let before = 0; before !== graph.size;) {
    before = graph.size
    for (const [file, targets] of graph) if (!targets.some((target) => graph.has(target))) graph.delete(file)
  }
  expect([...graph.keys()]).toEqual([])
})

test('no pattern in the browser looks behind: Safari before 16.4 refuses to read the whole file', () => {
  const looking = shipped(web.filter(isNoTest)).filter((file) =>
    /\(\?<[=!]/.test(readFileSync(join(root, file), 'utf8')),
  )
  expect(looking).toEqual([])
})

test('no room of the domain is for the server alone: what the browser never reads belongs to a feature', () => {
  const read = reachedFrom([...web, ...filesIn('packages/client/src')].filter(isNoTest))
  const rooms = new Set(domain.filter(isNoTest).map((file) => dirname(file)))
  const apart = [...rooms].filter((room) => ![...read].some((file) => inside(file, room)))
  expect(apart).toEqual([])
})

// One that deadlocks is run again, and the embedded database has a single connection.
test('what runs in a transaction reads and writes through it, and sends nothing', () => {
  const apart = [...features, ...platform, ...database, ...auth]
    .filter((file) => isNoTest(file) && !inside(file, 'apps/server/src/testing'))
    .flatMap((file) => transactionsIn(file).map((body) => ({ file, body })))
    .filter(({ body }) => /\b(?:db(?!: tx)|background|mailer|fetch)\b/.test(body))
  expect(apart).toEqual([])
})

test('no folder is there for a single file', () => {
  const files = [...features, ...domain, ...auth, ...web, ...sheets].filter(isNoTest)
  const folders = new Set(files.map((file) => dirname(file)))
  const lonely = [...folders].filter((folder) => {
    const inFolder = files.filter((file) => inside(file, folder))
    return inFolder.length === 1 && !inside(folder, 'apps/web/src/routes')
  })
  expect(lonely).toEqual([])
})

test.each(auth)(
  '%s knows no app, and of the domain only what a field holds and how a wait is said',
  (file) => {
    const known = named(file).filter((specifier) => specifier.startsWith('@bearings/'))
    const shared = ['@bearings/domain/fields', '@bearings/domain/try-again']
    expect(known.filter((specifier) => !shared.includes(specifier))).toEqual([])
    const climbing = named(file).filter((specifier) => specifier.startsWith('.'))
    expect(climbing.filter((specifier) => !inside(targetOf(file, specifier), 'packages/auth/src'))).toEqual(
      [],
    )
  },
)

/** The modules of `@bearings/auth` that the app may import; the rest are private to the package. */
const doors = [
  'open',
  'maintenance',
  'services',
  'store/user-table',
  'store/factors',
  'terms/actions',
  'terms/failure',
  'terms/schema',
]

test.each([...features, ...platform, ...database].filter(isNoTest))(
  '%s enters the package of sign-in by its doors',
  (file) => {
    const entered = named(file).filter((specifier) => specifier.startsWith('@bearings/auth/'))
    const inner = entered.map((specifier) => specifier.slice('@bearings/auth/'.length))
    expect(inner.filter((path) => !doors.includes(path) && !path.startsWith('store/tables/'))).toEqual([])
  },
)

test.each([...domain, ...features].filter((file) => nounOf(file) === 'colleges'))(
  '%s knows no list: colleges are the same for everyone',
  (file) => {
    expect(named(file).filter((specifier) => specifier.startsWith('@bearings/domain/list/'))).toEqual([])
    expect(imports(file).filter((target) => nounOf(target) === 'list')).toEqual([])
  },
)

test.each(features)('%s is named for what it holds', (file) => {
  expect(basename(file)).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*(\.test)?\.ts$/)
  expect(basename(file)).not.toMatch(/^(utils?|helpers?|common|misc)\./)
})

test.each(features.filter(isNoTest))(
  '%s reaches neither the SQL nor the routes of another feature',
  (file) => {
    const reached = imports(file).filter(
      (target) => inside(target, 'apps/server/src/features') && isForeign(target, file),
    )
    expect(reached.filter((target) => ['store.ts', 'routes.ts'].includes(basename(target)))).toEqual([])
  },
)

test.each(platform.filter(isNoTest))('%s knows no feature', (file) => {
  expect(imports(file).filter((target) => inside(target, 'apps/server/src/features'))).toEqual([])
})

test.each(database.filter(isNoTest))('%s knows the database only', (file) => {
  expect(imports(file).filter((target) => !inside(target, 'apps/server/src/database'))).toEqual([])
})

test.each(domain.filter((file) => nounOf(file) !== null))(
  '%s reaches another noun only for what it is',
  (file) => {
    const known = ['schema.ts', 'options.ts']
    const reached = imports(file).filter((target) => nounOf(target) !== null && isForeign(target, file))
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

/** The nouns that a noun stands on, so that it may use their rules. Progress stands on all that a student has. */
const standsOn: Record<string, readonly string[]> = {
  list: ['colleges'],
  // Odds are those of a profile, and a teacher is given its activities to read.
  matching: ['profile'],
  letters: ['profile'],
  // A price in layers is put together from what matching knows of a college's price.
  money: ['colleges', 'matching'],
  // What a guardian fills in decides about the prices they see, and their mail goes out by the week.
  family: ['matching', 'money', 'weeks'],
}

/** Whether a file belongs to a noun that the other does not stand on. */
function isForeign(target: string, file: string): boolean {
  if (nounOf(file) === 'progress') return false
  const [noun, of] = [nounOf(file)!, nounOf(target)!]
  return noun !== of && !standsOn[noun]?.includes(of)
}

test.each(web.filter((file) => /^apps.web.src.(?:colleges|platform|product|ui)./.test(file)))(
  '%s serves any page, so it knows no feature',
  (file) => {
    expect(imports(file).filter((target) => inside(target, 'apps/web/src/features'))).toEqual([])
  },
)

function graphOf(files: string[]): Map<string, Set<string>> {
  const graph = new Map<string, Set<string>>()
  for (const file of files) {
    const noun = nounOf(file)
    if (noun === null) continue
    const reached = graph.get(noun) ?? new Set()
    graph.set(noun, reached)
    for (const target of imports(file).map(nounOf))
      if (target !== null && target !== noun) reached.add(target)
  }
  return graph
}

/** Returns these files and all files of the packages that they import, but not those they only take types from. */
function shipped(files: string[]): string[] {
  return [...reachedFrom(files, (source) => source.replace(/import type[^']+'[^']+'/g, ''))]
}

/** Returns these files and all files of the packages that they import. @param read What counts of a file's source. */
function reachedFrom(files: string[], read = (source: string) => source): Set<string> {
  const found = new Set(files)
  // A set is also iterated over what is added meanwhile.
  for (const file of found) {
    const source = read(readFileSync(join(root, file), 'utf8'))
    for (const specifier of specifiersIn(source)) {
      const [, name, path] = /^@bearings\/(domain|client)\/(.+)$/.exec(specifier) ?? []
      const isFile = /^[.#]/.test(specifier) && /\.tsx?$/.test(specifier)
      const target = name ? join('packages', name, 'src', `${path}.ts`) : isFile && targetOf(file, specifier)
      if (target && existsSync(join(root, target))) found.add(target)
    }
  }
  return found
}

/** Returns the nouns that import themselves through other nouns. */
function ringsIn(graph: Map<string, Set<string>>): string[] {
  const reaches = (from: string, to: string, seen = new Set<string>()): boolean =>
    [...(graph.get(from) ?? [])].some(
      (next) => next === to || (!seen.has(next) && reaches(next, to, seen.add(next))),
    )
  return [...graph.keys()].filter((noun) => reaches(noun, noun))
}

function isNoTest(file: string): boolean {
  return !/\.test\.tsx?$/.test(file)
}

function filesIn(folder: string, ending = /\.tsx?$/): string[] {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => !`${entry.parentPath}${sep}`.includes(`${sep}node_modules${sep}`))
    .filter((entry) => entry.isFile() && ending.test(entry.name) && !entry.name.includes('.gen.'))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)))
}

/** Returns the files of its own package that a file imports, by path or from the package's `#` root. */
function imports(file: string): string[] {
  return named(file)
    .filter((specifier) => /^[.#]/.test(specifier))
    .map((specifier) => targetOf(file, specifier))
    .filter((target) => existsSync(join(root, target)))
}

/** Returns everything a file imports, as written. */
function named(file: string): string[] {
  return specifiersIn(readFileSync(join(root, file), 'utf8'))
}

function specifiersIn(source: string): string[] {
  return [...source.matchAll(/(?:from|import)\s*\(?'([^']+)'/g)].map(([, specifier]) => specifier!)
}

function targetOf(file: string, specifier: string): string {
  if (specifier.startsWith('#')) return join(file.slice(0, file.indexOf(`src${sep}`) + 4), specifier.slice(1))
  return relative(root, resolve(root, dirname(file), specifier))
}

function inside(file: string, folder: string): boolean {
  return file.startsWith(folder.split('/').join(sep) + sep)
}

/** Returns the folder directly below `features/` or `domain/src/`; `null` for files outside all nouns. */
function nounOf(file: string): string | null {
  const [, rest] = file.split(file.includes(`features${sep}`) ? `features${sep}` : `domain${sep}src${sep}`)
  return rest?.includes(sep) ? rest.split(sep)[0]! : null
}

/** Returns what stands between the parentheses of each call of `transaction`, without comments. */
function transactionsIn(file: string): string[] {
  const [, ...calls] = readFileSync(join(root, file), 'utf8').split('.transaction(')
  return calls.map((call) => {
    const text = call.replaceAll(/\/\/.*/g, '')
    let depth = 1
    let end = 0
    while (depth > 0 && end < text.length) {
      const character = text[end++]!
      if ('([{'.includes(character)) depth++
      if (')]}'.includes(character)) depth--
    }
    return text.slice(0, end - 1)
  })
}
