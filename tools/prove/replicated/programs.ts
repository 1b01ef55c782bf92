import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, openSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** Debian's packages of the programs that a replicated PostgreSQL needs. */
const packages = {
  etcd: 'etcd-server',
  patroni: 'patroni',
  haproxy: 'haproxy',
  nginx: 'nginx-light',
} as const

export type Program = keyof typeof packages

/** @throws {Error} that names each package to install */
export function checkPrograms(): void {
  const missing: string[] = Object.entries(packages).flatMap(([program, name]) =>
    pathOf(program) ? [] : [name],
  )
  if (!existsSync('/usr/lib/postgresql')) missing.push('postgresql')
  if (missing.length > 0)
    throw new Error(`Nothing was tried. Install first: apt-get install ${missing.join(' ')}`)
}

/** Returns the folder of PostgreSQL's own programs, of the newest version installed. */
export function postgresPrograms(): string {
  const versions = readdirSync('/usr/lib/postgresql').toSorted((one, other) => Number(other) - Number(one))
  return join('/usr/lib/postgresql', versions[0]!, 'bin')
}

/** Returns the user to run PostgreSQL as if this process is root, which PostgreSQL refuses to run as. */
export function postgresUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined
  const idOf = (which: string) => Number(execFileSync('id', [which, 'postgres']))
  return { uid: idOf('-u'), gid: idOf('-g') }
}

type How = { folder: string; user?: { uid: number; gid: number } | undefined }

/** Starts a long-running program; its output goes to a file in its folder. */
export function startProgram(program: Program, args: string[], { folder, user }: How) {
  const log = openSync(join(folder, `${program}.log`), 'a')
  const child = spawn(pathOf(program)!, args, {
    cwd: folder,
    env: { PATH: '/usr/bin:/bin:/usr/sbin:/sbin', HOME: folder },
    stdio: ['ignore', log, log],
    ...user,
  })
  return { child, end: (signal: NodeJS.Signals) => end(child, signal) }
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const gone = once(child, 'exit')
  child.kill(signal)
  await gone
}

function pathOf(program: string): string | undefined {
  return ['/usr/bin', '/usr/sbin', '/usr/local/bin'].map((folder) => join(folder, program)).find(existsSync)
}
