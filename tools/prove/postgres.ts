import { spawnSync } from 'node:child_process'
import { chownSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { atExit } from './at-exit.ts'
import { postgresPrograms, postgresUser } from './replicated/programs.ts'

/** Starts a PostgreSQL server in a temporary folder, to be broken at will. Needs Debian's `postgresql`. */
export function startPostgres(port: number, within = tmpdir()) {
  const folder = mkdtempSync(join(within, 'bearings-postgres-'))
  const user = postgresUser()
  const remove = atExit(() => {
    spawn('pg_ctl', 'stop', '--mode=immediate', '--silent', '-D', join(folder, 'data'))
    rmSync(folder, { recursive: true, force: true })
  })
  // PostgreSQL refuses to run as root, so then its own user runs it.
  if (user) chownSync(folder, user.uid, user.gid)
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
  /** Stops it as a power loss would: clients are not told, and nothing is flushed. */
  function crash(): void {
    run('pg_ctl', 'stop', '--mode=immediate', '--silent', '-D', join(folder, 'data'))
  }
  function spawn(program: string, ...args: string[]) {
    const path = join(postgresPrograms(), program)
    const [command, rest] = user ? ['runuser', ['-u', 'postgres', '--', path, ...args]] : [path, args]
    return spawnSync(command, rest, { stdio: ['ignore', 'ignore', 'pipe'], cwd: tmpdir() })
  }
  function run(program: string, ...args: string[]): void {
    const { status, stderr } = spawn(program, ...args)
    if (status !== 0) throw new Error(`${program}: ${String(stderr)}`)
  }
  return { url: `postgres://postgres@127.0.0.1:${port}/postgres`, start, isRunning, crash, remove }
}
