/**
 * Three server processes on one PostgreSQL server of our own: whether what one of them does is known to the others, whether
 * each job and each mail is done once, and whether a process that is killed or rolled loses anything that was acknowledged.
 * `npm run prove -- cluster [TIMES]`
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { openLive } from './live.ts'
import { catchMails } from './mail-catcher.ts'
import { startPostgres } from './postgres.ts'
import { post, type Server, startProcess } from './server.ts'
import { signedUp, writeTo } from './spread-writer.ts'

const times = Number(process.argv[3] ?? 3)
const ports = [4751, 4752, 4753]
const folder = mkdtempSync(join(tmpdir(), 'bearings-cluster-'))
const postgres = startPostgres(4750)
const mail = await catchMails()
const servers: Server[] = []
let isBroken = false

try {
  // One address for all, as people know it: a sign-in is bound to it.
  const settings = { SMTP_URL: mail.url, DEMO: 'on', PUBLIC_URL: `http://localhost:${ports[0]}` }
  // At once, so that they meet at the migrations and at the catalog too.
  const started = ports.map((port) => startProcess({ port, folder, databaseUrl: postgres.url, settings }))
  servers.push(...(await Promise.all(started)))
  await live()
  await mails()
  await jobs()
  await ended()
} finally {
  await Promise.all(servers.map((server) => server.kill()))
  mail.close()
  postgres.remove()
  rmSync(folder, { recursive: true, force: true })
}
process.exit(isBroken ? 1 : 0)

/** An advisor gives tasks at one process; the student's stream is open at another. */
async function live(): Promise<void> {
  const [here, there, elsewhere] = servers as [Server, Server, Server]
  const student = (await post(`${here.url}/api/v1/demo`, {})) as { access_token: string }
  const bearer = (session: { access_token: string }) => ({ authorization: `Bearer ${session.access_token}` })
  const advisor = (await post(`${there.url}/api/v1/demo/switch`, {}, bearer(student))) as typeof student
  const me = await fetch(`${elsewhere.url}/api/v1/me`, { headers: bearer(student) })
  const { userId } = (await me.json()) as { userId: string }
  const streams = await Promise.all(servers.map(({ url }) => openLive(url, bearer(student))))
  const took: number[] = []
  for (let time = 0; time < times * 3; time++) {
    const at = servers[time % servers.length]!
    const heard = streams.map((stream) => stream.next())
    await post(`${at.url}/api/v1/tasks`, { studentIds: [userId], title: `Task ${time}` }, bearer(advisor))
    const savedAt = performance.now()
    took.push(...(await Promise.all(heard)).map((heardAt) => heardAt - savedAt))
  }
  for (const stream of streams) stream.close()
  const worst = Math.max(...took)
  say(
    'Told at one process, heard at all three',
    took.length,
    worst > 2000 ? 1 : 0,
    `${worst.toFixed(0)} ms at most`,
  )
}

/** People sign up at all of them; whoever is quickest sends the mail. */
async function mails(): Promise<void> {
  const people = Array.from({ length: times * 3 }, (_, n) => `person-${n}@example.org`)
  for (const [n, email] of people.entries())
    await post(`${servers[n % servers.length]!.url}/auth/v1/signup`, {
      email,
      password: 'a quiet desk by the sea',
      data: { full_name: 'Somebody', role: 'student' },
    })
  const isThere = () => people.every((email) => mail.mails.some(({ to }) => to === email))
  for (let look = 0; look < 300 && !isThere(); look++) await pause(100)
  // Long enough for a second one of somebody's to come, too.
  await pause(3000)
  const wrong = people.filter((email) => mail.mails.filter(({ to }) => to === email).length !== 1)
  say('Mails that went out once', people.length, wrong.length)
}

/** All are due at once, and every process looks. Those that come each minute anyway are left out. */
async function jobs(): Promise<void> {
  let [asked, wrong] = [0, 0]
  for (let time = 0; time < times; time++) {
    const before = postgres.rows("select name, runs from jobs where name not in ('reminders', 'mails')")
    postgres.rows("update jobs set due_at = now() where name not in ('reminders', 'mails')")
    await pause(15_000)
    const after = new Map(postgres.rows('select name, runs from jobs').map(([name, runs]) => [name, runs]))
    asked += before.length
    wrong += before.filter(([name, runs]) => Number(after.get(name)) !== Number(runs) + 1).length
  }
  say('Jobs that ran once', asked, wrong)
}

/** One after the other is killed, then asked to stop, while people save and read at whichever is there. */
async function ended(): Promise<void> {
  for (const how of ['kill', 'stop'] as const) {
    const email = `${how}@example.org`
    const token = await signedUp(servers[0]!, email, () => mail.mails.find(({ to }) => to === email)?.text)
    const writer = writeTo(servers, token)
    for (let time = 0; time < times; time++) {
      const server = servers[time % servers.length]!
      await pause(500)
      await server[how]()
      await pause(500)
      await server.restart()
    }
    const { acknowledged, lost, stale, failed } = await writer.stop()
    const what = how === 'kill' ? 'A process killed' : 'A process stopped and started again'
    const more = `${acknowledged} saves, ${stale} of them not seen at once by another process; ${failed} requests without an answer`
    say(what, times, lost + stale + (how === 'stop' ? failed : 0), more)
  }
}

function say(what: string, howOften: number, wrong: number, more = ''): void {
  isBroken ||= wrong > 0
  console.log(`${what}: ${howOften} ×, ${wrong} wrong${more && `; ${more}`}`)
}
