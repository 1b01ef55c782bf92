import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { rosterLimits } from '@bearings/domain/school/imports/options'
import { parseConfig } from '@bearings/server/platform/config/config'
import { load } from 'js-yaml'
import { expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '..')
const dockerfile = read('Dockerfile')
const compose = load(read('compose.yaml')) as {
  services: { server: { environment: Record<string, string | null> } }
}
/** The `.env` of a person who tries compose: the secrets, and the example's suggested values. */
const environment = Object.fromEntries(
  [...read('.env.example').matchAll(/^(?:# )?([A-Z_]+)=(.*)$/gm)].map(([, name, value]) => [name!, value!]),
)
const secrets = { POSTGRES_PASSWORD: 'a1b2c3', ENCRYPTION_KEY: Buffer.alloc(32).toString('base64') }
/** The names of the server's settings, as in its code. */
const settings = [
  ...read('apps/server/src/platform/config/environment.ts').matchAll(/^ {2}([A-Z0-9_]+): /gm),
].map(([, name]) => name!)
/** OpenTelemetry's own variables, which it reads itself, as the documents name them. */
const tracing = [...read('docs/running.md').matchAll(/`(OTEL_\w+)`/g)].map(([, name]) => name!)

test('a container has the Node.js that everything is tested with', () => {
  expect(dockerfile).toContain(`FROM node:${read('.node-version').trim()}-`)
})

test('a person who builds the container has each file that it copies', () => {
  const copied = [...dockerfile.matchAll(/^COPY (?!--from)(\S+) /gm)].map(([, path]) => path!)

  expect(copied.filter((path) => !existsSync(join(root, path)))).toEqual([])
})

test('a container alone starts with settings that the server takes', () => {
  const given = [...dockerfile.matchAll(/^ENV (.*)$/gm)].flatMap(([, pairs]) => pairs!.split(' '))
  // `MALLOC_…` is for the C library, not for the server.
  const ours = given.filter((pair) => !pair.startsWith('MALLOC_'))
  const image = Object.fromEntries(ours.map((pair) => pair.split('=') as [string, string]))

  expect(Object.keys(image).filter((name) => !settings.includes(name))).toEqual([])
  expect(parseConfig(image)).toMatchObject({
    host: '0.0.0.0',
    keyFile: '/var/lib/bearings/data.key',
    development: false,
  })
})

test.each([
  ['tries it on one machine', secrets],
  ['opens it to others', { ...environment, ...secrets }],
])('a person who %s by compose starts the server with settings that it takes', (_, env) => {
  const server = interpolated(compose.services.server.environment, env)

  expect(Object.keys(server).filter((name) => ![...settings, ...tracing].includes(name))).toEqual([])
  expect(Object.keys(server)).toEqual(expect.arrayContaining(tracing))
  expect(parseConfig(server)).toMatchObject({ databaseUrl: expect.stringContaining('@database:5432/') })
})

test('a person who sets anything in .env reaches the server with it', () => {
  // The image sets where it listens and keeps its data; the others are for whoever develops it.
  const own = ['PORT', 'HOST', 'DATA_DIR', 'NODE_ENV', 'DEV_MAILBOX']
  const passed = Object.keys(compose.services.server.environment)

  expect(settings.filter((name) => ![...passed, ...own].includes(name))).toEqual([])
})

test('an admin sends the largest file of a school through the proxy', () => {
  const limit = /location = \/api\/v1\/school\/imports \{\s+client_max_body_size (\d+)m;/
  const megabytes = Number(limit.exec(read('deploy/replicated/nginx.conf'))?.[1])

  expect(megabytes * 1_048_576).toBeGreaterThan(rosterLimits.zipBytes)
})

test('a person who runs the server finds each of its settings in the documents, and no other', () => {
  const listed = [...read('docs/running.md').matchAll(/^\| (`[A-Z0-9_]+`(?:, `[A-Z0-9_]+`)*) +\|/gm)]

  expect(listed.flatMap(([, names]) => names!.match(/[A-Z0-9_]+/g)!).toSorted()).toEqual(settings.toSorted())
})

/**
 * Interpolates as compose does: `${NAME:-default}`, `${NAME:?error}`, and a name alone for its value in the
 * environment.
 */
function interpolated(wanted: Record<string, string | null>, env: Record<string, string>) {
  const valueOf = (value: string) =>
    value.replace(/\$\{(\w+):([-?])([^}]*)\}/g, (_, name: string, kind: string, rest: string) => {
      if (!env[name] && kind === '?') throw new Error(`${name} ${rest}`)
      return env[name] || rest
    })
  return Object.fromEntries(
    Object.entries(wanted).map(([name, value]) => [name, value === null ? env[name] : valueOf(value)]),
  )
}

function read(path: string): string {
  return readFileSync(join(root, path), 'utf8')
}
