/**
 * Runs four server processes behind nginx, on three PostgreSQL under Patroni with etcd and HAProxy, all on
 * this machine and in a temporary folder. While people save and read, it kills a process, restarts all one by
 * one, and kills the PostgreSQL primary. `npm run prove -- cluster [TIMES]` prints how often, and what was
 * lost. Configurations are from `deploy/replicated`.
 */
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { openLive } from './live.ts'
import { catchMails } from './mail-catcher.ts'
import { startDatabase } from './replicated/database.ts'
import { startLoad } from './replicated/load.ts'
import { checkPrograms } from './replicated/programs.ts'
import { startProxy } from './replicated/proxy.ts'
import { post, type Server, startProcess } from './server.ts'
import { signedUp } from './spread-writer.ts'

const times = Number(process.argv[3] ?? 3)
const [proxyPort, ports] = [4750, [4751, 4752, 4753, 4754]]
const signUps = 12
const writers = 6
/** Ends a run that hangs, after this many minutes. */
const longest = 10 + times * 5

checkPrograms()
const folder = mkdtempSync(join(tmpdir(), 'bearings-cluster-'))
// PostgreSQL runs as another user and needs access to its own folder inside this one.
chmodSync(folder, 0o711)
const removals: (() => unknown)[] = [() => rmSync(folder, { recursive: true, force: true })]
const servers: Server[] = []
let isBroken = false
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void end(1))
setTimeout(() => {
  console.error(`Not done after ${longest} minutes`)
  void end(1)
}, longest * 60_000).unref()

try {
  const mail = await catchMails()
  removals.unshift(() => mail.close())
  const database = await startDatabase(folder)
  removals.unshift(() => database.remove())
  const proxy = startProxy(folder, proxyPort, ports)
  removals.unshift(() => proxy.remove())
  const settings = {
    SMTP_URL: mail.url,
    DEMO: 'on',
    PUBLIC_URL: `http://localhost:${proxyPort}`,
    TRUST_PROXY: '1',
    DATABASE_REPLICA_URL: database.replicaUrl,
  }
  removals.unshift(() => Promise.all(servers.map((server) => server.kill())))
  // All at once, so that they also compete for the migrations and the catalog.
  const started = ports.map((port) => startProcess({ port, folder, databaseUrl: database.url, settings }))
  servers.push(...(await Promise.all(started)))

  await live('')
  const tokens = await mails()
  await jobs()
  const load = startLoad(proxy.url, tokens)
  await pause(3000)
  load.take()
  await under('A server process killed and started again', async (turn) => {
    const server = servers[turn % servers.length]!
    await server.kill()
    await pause(1000)
    await server.restart()
  })
  const rolled = await under('All four rolled, one after the other', async () => {
    for (const server of servers) {
      await server.stop()
      await server.restart()
    }
  })
  isBroken ||= rolled.failures.length > 0
  const failedOver = await under('The PostgreSQL that leads killed', async () => {
    const name = await database.killLeader()
    for (let look = 0; look < 600 && [name, undefined].includes(await database.leader()); look++)
      await pause(100)
    await pause(3000)
    database.revive(name)
    await database.isWhole()
  })
  isBroken ||= failedOver.longestPause > 30_000
  const essays = await load.stop()
  const kept = database.rows("select prompt_name from essays where prompt_name like 'Essay %'").flat()
  const missing = essays.filter((name) => !kept.includes(name)).length
  say('Essays begun meanwhile that are there', essays.length, missing)
  say('Rows that a request has made twice', kept.length, kept.length - new Set(kept).size)
  await live(', after that')

  /** Repeats the work under load, and prints what it cost. */
  async function under(what: string, work: (turn: number) => Promise<void>) {
    for (let turn = 0; turn < times; turn++) {
      await work(turn)
      await pause(2000)
    }
    const { requests, saves, lost, longestPause, failures } = load.take()
    const failed = failures.map(([kind, often]) => `${kind} × ${often}`).join(', ') || 'none'
    say(what, times, lost, `${requests} requests, ${saves} acknowledged saves; failed: ${failed}`)
    console.log(`  the longest without a save: ${(longestPause / 1000).toFixed(1)} s`)
    return { failures, longestPause }
  }

  /** An advisor assigns tasks through the proxy while the student has a stream open at each process. */
  async function live(when: string): Promise<void> {
    const bearer = (session: { access_token: string }) => ({
      authorization: `Bearer ${session.access_token}`,
    })
    const student = (await post(`${proxy.url}/api/v1/demo`, {})) as { access_token: string }
    const advisor = (await post(`${proxy.url}/api/v1/demo/switch`, {}, bearer(student))) as typeof student
    const me = await fetch(`${proxy.url}/api/v1/me`, { headers: bearer(student) })
    const { userId } = (await me.json()) as { userId: string }
    const streams = await Promise.all(servers.map(({ url }) => openLive(url, bearer(student))))
    const took: number[] = []
    for (let time = 0; time < times * 3; time++) {
      const heard = streams.map((stream) => stream.next())
      await post(
        `${proxy.url}/api/v1/tasks`,
        { studentIds: [userId], title: `Task ${time}` },
        bearer(advisor),
      )
      const savedAt = performance.now()
      took.push(...(await Promise.all(heard)).map((heardAt) => heardAt - savedAt))
    }
    for (const stream of streams) stream.close()
    const worst = Math.max(...took)
    const late = took.filter((milliseconds) => milliseconds > 2000).length
    say(`Told at one process, heard at all four${when}`, took.length, late, `${worst.toFixed(0)} ms at most`)
  }

  /** Signs people up; one of the servers sends each mail. Returns the access tokens of some of them. */
  async function mails(): Promise<string[]> {
    const emails = Array.from({ length: signUps }, (_, n) => `person-${n}@example.org`)
    const mailsTo = (email: string) => mail.mails.filter(({ to }) => to === email)
    const tokens: string[] = []
    for (const email of emails) tokens.push(await signedUp(proxy, email, () => mailsTo(email)[0]?.text))
    // Long enough for a duplicate mail to arrive too.
    await pause(3000)
    say('Mails that went out once', signUps, emails.filter((email) => mailsTo(email).length !== 1).length)
    return tokens.slice(0, writers)
  }

  /** Makes all jobs due at once, for every process to see, except those that run every minute anyway. */
  async function jobs(): Promise<void> {
    let asked = 0
    const wrong: string[] = []
    for (let time = 0; time < times; time++) {
      const before = database.rows(
        "select name, runs from jobs where name not in ('reminders', 'mails', 'files')",
      )
      database.rows("update jobs set due_at = now() where name not in ('reminders', 'mails', 'files')")
      await pause(15_000)
      const after = new Map(database.rows('select name, runs from jobs').map(([name, runs]) => [name, runs]))
      asked += before.length
      for (const [name, runs] of before) {
        const ran = Number(after.get(name)) - Number(runs)
        if (ran !== 1) wrong.push(`${name} ran ${ran} times`)
      }
    }
    say('Jobs that ran once', asked, wrong.length, wrong.join(', '))
  }
} catch (error) {
  console.error(error)
  isBroken = true
}
await end(isBroken ? 1 : 0)

async function end(code: number): Promise<never> {
  for (const remove of removals) await remove()
  process.exit(code)
}

function say(what: string, howOften: number, wrong: number, more = ''): void {
  isBroken ||= wrong > 0
  console.log(`${what}: ${howOften} ×, ${wrong} wrong${more && `; ${more}`}`)
}
