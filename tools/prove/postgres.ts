import { execFileSync, spawnSync } from 'node:child_process'
import { chownSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A PostgreSQL server of our own in a temporary folder, which may be broken at will. Needs Debian's `postgresql`. */
export function startPostgres(port: number, within = tmpdir()) {
  const folder = mkdtempSync(join(within, 'bearings-postgres-'))
  const isRoot = process.getuid?.() === 0
  // It refuses to run as root, so there its own user runs it.
  if (isRoot) chownSync(folder, ...ids('postgres'))
  run('initdb', '--no-locale', '--encoding=UTF8', '--auth=trust', '--username=postgres', join(folder, 'data'))
  start()

  function start(): void {
    const options = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=${folder}`
    const log = join(folder, 'log')
    run('pg_ctl', 'start', '--wait', '--silent', '-D', join(folder, 'data'), '-o', options, '-l', log)
  }
  function isRunning(): boolean {
    return spawn('pg_ctl', 'status', '-D', join(folder, 'data')).status === 0
  }
  /** As a loss of power would: nobody is told, nothing is written out. */
  function crash(): void {
    run('pg_ctl', 'stop', '--mode=immediate', '--silent', '-D', join(folder, 'data'))
  }
  function remove(): void {
    spawn('pg_ctl', 'stop', '--mode=immediate', '--silent', '-D', join(folder, 'data'))
    rmSync(folder, { recursive: true, force: true })
  }
  function spawn(program: string, ...args: string[]) {
    const path = join(programs(), program)
    const [command, rest] = isRoot ? ['runuser', ['-u', 'postgres', '--', path, ...args]] : [path, args]
    return spawnSync(command, rest, { stdio: ['ignore', 'ignore', 'pipe'], cwd: tmpdir() })
  }
  function run(program: string, ...args: string[]): void {
    const { status, stderr } = spawn(program, ...args)
    if (status !== 0) throw new Error(`${program}: ${String(stderr)}`)
  }
  /** What a statement answers, a row as its texts. */
  function rows(statement: string): string[][] {
    const address = ['-h', '127.0.0.1', '-p', String(port), '-U', 'postgres']
    const options = ['--no-psqlrc', '--tuples-only', '--no-align', '--quiet', '--field-separator', '\t']
    const told = execFileSync('psql', [...address, ...options, '-c', statement], {
      encoding: 'utf8',
      cwd: tmpdir(),
    })
    return told.split('\n').flatMap((line) => (line === '' ? [] : [line.split('\t')]))
  }
  return { url: `postgres://postgres@127.0.0.1:${port}/postgres`, start, isRunning, crash, remove, rows }
}

function programs(): string {
  const versions = readdirSync('/usr/lib/postgresql').toSorted((one, other) => Number(other) - Number(one))
  return join('/usr/lib/postgresql', versions[0]!, 'bin')
}

function ids(user: string): [number, number] {
  const idOf = (which: string) => Number(execFileSync('id', [which, user]))
  return [idOf('-u'), idOf('-g')]
}
