/**
 * Breaks what a server depends on while somebody saves. Prints how often, the responses, and how many
 * acknowledged saves were lost. PostgreSQL is a separate one in a temporary folder. `npm run prove -- faults
 * [TIMES]`
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { losePower } from '@bearings/server/testing/power-loss'
import { atExit } from './at-exit.ts'
import { clockJumps } from './clock-jumps.ts'
import { startPostgres } from './postgres.ts'
import { slowNeighbors } from './slow-neighbors.ts'
import { smallDisk } from './small-disk.ts'
import { startServer } from './writer.ts'

const times = Number(process.argv[3] ?? 5)
const gone = Number(process.argv[4] ?? 30) * 1000
const folder = mkdtempSync(join(tmpdir(), 'bearings-faults-'))
atExit(() => rmSync(folder, { recursive: true, force: true }))
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))
let lost = 0

const postgres = startPostgres(4731)
await onPostgres()
await onEmbedded()
await onPowerLoss()
await onFullDisk('the embedded database')
await onFullDisk('PostgreSQL')
await onOtherClocks('the embedded database')
await onOtherClocks('PostgreSQL')
for (const { what, times: howOften, wrong, more } of await slowNeighbors({
  port: 4735,
  folder: join(folder, 'slow'),
})) {
  lost += wrong
  console.log(`${what}: ${howOften} ×, ${wrong} wrong; ${more}`)
}
console.log(lost === 0 ? 'Nothing that was acknowledged was lost.' : `${lost} acknowledged saves were LOST.`)
process.exit(lost === 0 ? 0 : 1)

async function onPostgres(): Promise<void> {
  const server = await startServer({ port: 4732, folder, databaseUrl: postgres.url })
  await server.nextWrite()
  server.answers()

  postgres.crash()
  await pause(gone / 2)
  const [live, ready] = [await server.statusOf('/health/live'), await server.statusOf('/health/ready')]
  await pause(gone / 2)
  const meanwhile = server.answers()
  await server.hold()
  postgres.start()
  await server.ready()
  say(`PostgreSQL gone for ${gone / 1000} s`, 1, await server.lost())
  server.release()
  const back = await server.nextWrite()
  console.log(
    `  meanwhile: ${meanwhile}; live ${live}, ready ${ready}; saving again after ${back.toFixed(0)} ms`,
  )

  let missing = 0
  for (let time = 0; time < times; time++) {
    await pause(100 + time * 50)
    postgres.crash()
    await server.hold()
    postgres.start()
    await server.ready()
    missing += await server.lost()
    server.release()
    await server.nextWrite()
  }
  say('PostgreSQL crashed and started at once', times, missing)

  say('The server killed, on PostgreSQL', times, await killed(server))
  console.log(`  ${await server.stop()} saves in all`)
}

async function onEmbedded(): Promise<void> {
  const server = await startServer({ port: 4733, folder })
  await server.nextWrite()
  say('The server killed, on the embedded database', times, await killed(server))
  console.log(`  ${await server.stop()} saves in all`)
}

/** Tests the embedded database alone, on a simulated disk that keeps only what was synced. */
async function onPowerLoss(): Promise<void> {
  if (process.platform !== 'linux')
    return console.log('Power loss: not tried, since Linux alone says what was synced')
  const losses = await losePower(join(folder, 'power'), { writes: 40 * times, times })
  const missing = losses.reduce((all, loss) => all + loss.lost, 0)
  say('The power gone right before an fsync of the embedded database', losses.length, missing)
  const [loss] = await losePower(join(folder, 'no-sync'), { writes: 20, times: 1, ignoresSync: true })
  console.log(`  a disk that ignores fsync would have lost ${loss!.lost} of ${loss!.acknowledged}`)
}

/** Fills the disk, and then frees space again. */
async function onFullDisk(engine: 'the embedded database' | 'PostgreSQL'): Promise<void> {
  const what = `A full disk below ${engine}`
  const disk = smallDisk(900)
  if (!disk) return console.log(`${what}: not tried, since no small disk may be mounted here`)
  const own = engine === 'PostgreSQL' ? startPostgres(4734, disk.folder) : null
  try {
    const server = await startServer({
      port: 4736,
      folder: own ? join(folder, 'full') : disk.folder,
      ...(own && { databaseUrl: own.url }),
    })
    await server.nextWrite()
    let [missing, ended] = [0, 0]
    server.answers()
    for (let time = 0; time < times; time++) {
      disk.fill()
      await pause(3000)
      await server.hold()
      disk.empty()
      if (own && !own.isRunning()) own.start()
      if (server.hasEnded()) {
        ended++
        await server.restart()
      } else await server.ready()
      missing += await server.lost()
      server.release()
      await server.nextWrite()
    }
    say(what, times, missing)
    console.log(`  answers: ${server.answers()}; the server ended ${ended} times and was started again`)
    await server.stop()
  } finally {
    own?.remove()
    disk.remove()
  }
}

/** Changes the server's clock, and with it the embedded database's; a PostgreSQL server has its own. */
async function onOtherClocks(engine: 'the embedded database' | 'PostgreSQL'): Promise<void> {
  const what = `The clock jumps, on ${engine}`
  const own = engine === 'PostgreSQL' ? startPostgres(4738) : null
  try {
    const found = await clockJumps({
      port: 4737,
      folder: join(folder, `clock-${own ? 'server' : 'embedded'}`),
      ...(own && { databaseUrl: own.url }),
    })
    if (!found) return console.log(`${what}: not tried, since libfaketime is not installed`)
    say(
      what,
      found.length,
      found.reduce((all, jump) => all + jump.lost, 0),
    )
    for (const { what: jump, meanwhile, back } of found)
      console.log(`  ${jump}: ${meanwhile}; saving again ${back.toFixed(0)} ms after it was right`)
  } finally {
    own?.remove()
  }
}

async function killed(server: Awaited<ReturnType<typeof startServer>>): Promise<number> {
  let missing = 0
  for (let time = 0; time < times; time++) {
    await pause(200 + time * 50)
    await server.kill()
    await server.hold()
    await server.restart()
    missing += await server.lost()
    server.release()
    await server.nextWrite()
  }
  return missing
}

function say(what: string, howOften: number, missing: number): void {
  lost += missing
  console.log(`${what}: ${howOften} ×, ${missing} acknowledged saves lost`)
}
