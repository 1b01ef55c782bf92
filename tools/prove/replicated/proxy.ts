import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { startProgram } from './programs.ts'
import { writeConfigured } from './write-configured.ts'

/** Starts nginx in front of server processes at these ports of this machine. */
export function startProxy(folder: string, port: number, servers: readonly number[]) {
  const at = join(folder, 'nginx')
  mkdirSync(at)
  const file = writeConfigured('nginx.conf', at, [
    ['proxy:80', `127.0.0.1:${port}`],
    ...servers.map((server, n): [string, string] => [`server-${n + 1}:3000`, `127.0.0.1:${server}`]),
  ])
  // Started as root, nginx would otherwise run as a user without access to the folder.
  const user = process.getuid?.() === 0 ? 'user root;' : ''
  const own = `daemon off; pid ${at}/pid; error_log ${at}/errors; ${user}`
  const nginx = startProgram('nginx', ['-p', at, '-c', file, '-e', join(at, 'errors'), '-g', own], {
    folder: at,
  })
  return { url: `http://127.0.0.1:${port}`, remove: () => nginx.end('SIGTERM') }
}
