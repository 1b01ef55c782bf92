// `npm run lock`, after changing a dependency: updates the lock file and completes it for every platform. npm
// leaves out optional binaries for other platforms if the registry in use does not have them, and `npm ci`
// then refuses the whole file. Their names say which platform they are for, so the missing entries can be
// written from those. They are binaries of development tools, and have no integrity hash if the registry in
// use cannot supply it.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root, run } from './ready.mjs'

if (!process.argv.includes('--only-complete'))
  run('npm', ['install', '--package-lock-only', '--no-audit', '--no-fund'])

const systems = [
  'aix',
  'android',
  'darwin',
  'freebsd',
  'linux',
  'netbsd',
  'openbsd',
  'openharmony',
  'sunos',
  'win32',
]
const processors = [
  'arm64',
  'arm',
  'ia32',
  'loong64',
  'mips64el',
  'ppc64',
  'riscv64',
  's390x',
  'wasm32',
  'x64',
]

const file = join(root, 'package-lock.json')
const lock = JSON.parse(readFileSync(file, 'utf8'))
const missing = new Map()

for (const [path, { optionalDependencies = {}, dev }] of Object.entries(lock.packages)) {
  for (const [name, version] of Object.entries(optionalDependencies)) {
    if (isThere(path, name) || !/^\d/.test(version)) continue
    const { cpu, libc, os } = platformOf(name)
    // In npm's own key order, so that its next write changes nothing.
    const entry = { version, cpu, ...(dev && { dev }), libc, optional: true, os }
    missing.set(placeFor(path, name), entry)
  }
}

const packages = { ...lock.packages, ...Object.fromEntries(missing) }
lock.packages = Object.fromEntries(Object.entries(packages).sort(([one], [two]) => (one < two ? -1 : 1)))
writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`)
console.log(`${missing.size} optional binaries of other platforms written into the lock file`)

/** Whether Node would resolve the package from the folder that needs it. */
function isThere(path, name) {
  for (let place = path; ; place = place.slice(0, place.lastIndexOf('node_modules')).replace(/\/$/, '')) {
    if (lock.packages[place ? `${place}/node_modules/${name}` : `node_modules/${name}`]) return true
    if (!place.includes('node_modules')) return Boolean(lock.packages[`node_modules/${name}`])
  }
}

/** Returns the top-level folder, unless another version of the same binary is already there. */
function placeFor(path, name) {
  const top = `node_modules/${name}`
  return lock.packages[top] || missing.has(top) ? `${path}/${top}` : top
}

function platformOf(name) {
  const words = name.split(/[-/@]/)
  const os = words.includes('wasi') ? undefined : systems.find((system) => words.includes(system))
  const cpu = processors.find((processor) => words.includes(processor))
  const libc = words.some((word) => word.startsWith('musl'))
    ? 'musl'
    : words.includes('gnu')
      ? 'glibc'
      : undefined
  return { os: os && [os], cpu: cpu && [cpu], libc: os === 'linux' && libc ? [libc] : undefined }
}
