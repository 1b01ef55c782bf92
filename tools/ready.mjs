// Prepares what our programs need: the packages in the lock file, and a build of the sources. Plain
// JavaScript without packages, because on a fresh clone none are installed yet.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = dirname(dirname(fileURLToPath(import.meta.url)))

const leastNode = [20, 19]

/** Exits with a one-line message if Node.js is too old for us. */
export function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number)
  if (major > leastNode[0] || (major === leastNode[0] && minor >= leastNode[1])) return
  console.error(`Bearings needs Node.js ${leastNode.join('.')} or newer; this is ${process.versions.node}.`)
  process.exit(1)
}

/** Installs the packages in the lock file, unless exactly these are installed. */
export function installed() {
  const wanted = hashOf([readFileSync(join(root, 'package-lock.json'))])
  const stamp = join(root, 'node_modules', '.bearings-lock')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return
  console.log('Installing packages from the lock file (about a minute, only this once) …')
  run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'])
  writeFileSync(stamp, wanted)
}

/** Builds the pages and the server, unless the sources are unchanged since the last build. */
export function built() {
  const wanted = hashOf(sources().map((file) => `${file} ${statSync(file).mtimeMs} ${statSync(file).size}\n`))
  const stamp = join(root, '.cache', 'built')
  const outputs = ['apps/web/dist/app.html', 'apps/server/dist/main.js'].map((path) => join(root, path))
  if (outputs.every(existsSync) && existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return
  console.log('Building the pages and the server …')
  run('npm', ['run', '--silent', 'build'])
  mkdirSync(dirname(stamp), { recursive: true })
  writeFileSync(stamp, wanted)
}

/** Runs a command in the repository's root, and exits with its exit code if it fails. */
export function run(command, args, env = {}) {
  const { status, error } = spawnSync(command, args, {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: { ...process.env, ...env },
  })
  if (error) console.error(`${command} could not be run: ${error.message}`)
  if (status !== 0) process.exit(status ?? 1)
}

function sources() {
  const folders = ['apps/web', 'apps/server', 'packages', 'content']
  const kept = folders.flatMap((folder) => filesIn(join(root, folder)))
  return [...kept, join(root, 'package-lock.json')].sort((one, two) => (one < two ? -1 : 1))
}

function filesIn(folder) {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return ['node_modules', 'dist'].includes(entry.name) ? [] : filesIn(path)
    return /\.test\.tsx?$/.test(entry.name) || entry.name === 'route-tree.gen.ts' ? [] : [path]
  })
}

function hashOf(parts) {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part)
  return hash.digest('hex')
}
