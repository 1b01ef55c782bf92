import { execFileSync } from 'node:child_process'
import { chownSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { postgresPrograms, postgresUser, startProgram } from './programs.ts'
import { writeConfigured } from './write-configured.ts'

const ports = { etcd: 4767, etcdPeer: 4768, leader: 4769, replicas: 4770 }
const names = ['database-1', 'database-2', 'database-3'] as const
type Name = (typeof names)[number]
const portOf = (name: Name) => 4761 + names.indexOf(name)
const patroniPortOf = (name: Name) => 4764 + names.indexOf(name)

type Member = { name: Name; role: string; state: string }

/** Starts three synchronously replicated PostgreSQL under Patroni with etcd, with HAProxy in front. */
export async function startDatabase(folder: string) {
  const user = postgresUser()
  const own = (name: string) => {
    const path = join(folder, name)
    mkdirSync(path, { mode: 0o755 })
    if (user) chownSync(path, user.uid, user.gid)
    return path
  }
  const etcdAt = own('etcd')
  const etcd = startProgram('etcd', etcdArguments(), { folder: etcdAt, user })
  const haproxyAt = own('haproxy')
  const balancer = startProgram('haproxy', ['-db', '-f', balancerFile()], { folder: haproxyAt })
  const folders = new Map(names.map((name) => [name, own(name)]))
  const patronis = new Map(names.map((name) => [name, startPatroni(name)]))
  await isWhole()

  function etcdArguments(): string[] {
    const [client, peer] = [ports.etcd, ports.etcdPeer].map((port) => `http://127.0.0.1:${port}`)
    const options = {
      name: 'etcd-1',
      'data-dir': join(etcdAt, 'data'),
      'listen-client-urls': client,
      'advertise-client-urls': client,
      'listen-peer-urls': peer,
      'initial-advertise-peer-urls': peer,
      'initial-cluster': `etcd-1=${peer}`,
    }
    return Object.entries(options).map(([name, value]) => `--${name}=${value}`)
  }
  function balancerFile(): string {
    const servers = names.map((name): [string, string] => [
      `${name}:5432 check port 8008`,
      `127.0.0.1:${portOf(name)} check port ${patroniPortOf(name)}`,
    ])
    return writeConfigured('haproxy.cfg', haproxyAt, [
      ['proxy:5432', `127.0.0.1:${ports.leader}`],
      ['proxy:5433', `127.0.0.1:${ports.replicas}`],
      ...servers,
    ])
  }
  function startPatroni(name: Name) {
    const at = folders.get(name)!
    const file = writeConfigured('patroni.yml', at, [
      ['database-1:8008', `127.0.0.1:${patroniPortOf(name)}`],
      ['database-1:5432', `127.0.0.1:${portOf(name)}`],
      ['name: database-1', `name: ${name}`],
      ['etcd-1:2379,etcd-2:2379,etcd-3:2379', `127.0.0.1:${ports.etcd}`],
      ['/var/lib/postgresql/bearings', join(at, 'data')],
      ['/usr/lib/postgresql/15/bin', postgresPrograms()],
      ['/var/run/postgresql', at],
      ...['SUPERUSER', 'REPLICATION', 'REWIND'].map((of): [string, string] => [
        `${of}_PASSWORD`,
        'of-this-run',
      ]),
    ])
    return startProgram('patroni', [file], { folder: at, user })
  }

  /** Returns what Patroni reports about all three, from the first member that responds. */
  async function members(): Promise<Member[]> {
    for (const name of names)
      try {
        const signal = AbortSignal.timeout(2000)
        const response = await fetch(`http://127.0.0.1:${patroniPortOf(name)}/cluster`, { signal })
        return ((await response.json()) as { members: Member[] }).members
      } catch {
        // That member is down; the others know as well.
      }
    return []
  }
  async function leader(): Promise<Name | undefined> {
    return (await members()).find(({ role }) => role === 'leader')?.name
  }
  /** Waits until there are a leader and two replicas, one of them synchronous. */
  async function isWhole(): Promise<void> {
    for (let look = 0; look < 360; look++) {
      const all = await members()
      const roles = all.map(({ role }) => role).toSorted()
      const areRunning = all.every(({ state }) => state === 'running' || state === 'streaming')
      if (areRunning && String(roles) === 'leader,replica,sync_standby') return
      await pause(500)
    }
    throw new Error(`PostgreSQL is not whole: ${JSON.stringify(await members())}`)
  }

  /** Kills all processes of a member at once, as when its machine loses power. */
  async function kill(name: Name): Promise<void> {
    const ended = patronis.get(name)!.end('SIGKILL')
    killPostgres(name)
    await ended
  }
  function killPostgres(name: Name): void {
    let postmaster: string
    try {
      ;[postmaster = ''] = readFileSync(join(folders.get(name)!, 'data/postmaster.pid'), 'utf8').split('\n')
    } catch {
      return
    }
    const children = output('ps', ['-o', 'pid=', '--ppid', postmaster])
    for (const pid of [postmaster, ...children.split('\n')].map(Number).filter(Boolean))
      try {
        process.kill(pid, 'SIGKILL')
      } catch {
        // The process ended together with its postmaster.
      }
  }

  return {
    url: `postgres://postgres:of-this-run@127.0.0.1:${ports.leader}/postgres`,
    replicaUrl: `postgres://postgres:of-this-run@127.0.0.1:${ports.replicas}/postgres`,
    leader,
    isWhole,
    async killLeader(): Promise<Name> {
      const name = await leader()
      if (!name) throw new Error('No PostgreSQL leads')
      await kill(name)
      return name
    },
    revive(name: Name): void {
      patronis.set(name, startPatroni(name))
    },
    /** Runs a statement on the leader and returns its rows as texts. */
    rows(statement: string): string[][] {
      const url = `postgres://postgres:of-this-run@127.0.0.1:${ports.leader}/postgres`
      const options = ['--no-psqlrc', '--tuples-only', '--no-align', '--quiet', '--field-separator', '\t']
      const lines = output('psql', [url, ...options, '-c', statement]).split('\n')
      return lines.flatMap((line) => (line === '' ? [] : [line.split('\t')]))
    },
    async remove(): Promise<void> {
      await Promise.all(names.map((name) => kill(name)))
      await Promise.all([balancer.end('SIGKILL'), etcd.end('SIGKILL')])
    },
  }
}

/** Returns a program's output; for `ps`, an empty string if it fails. */
function output(program: string, args: string[]): string {
  try {
    return execFileSync(program, args, { encoding: 'utf8', cwd: '/', maxBuffer: 1 << 28 })
  } catch (error) {
    if (program === 'ps') return ''
    throw error
  }
}
