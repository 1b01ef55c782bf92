import { fsyncSync } from 'node:fs'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { durable } from '../database/embedded-durable.ts'
import { createVolatileDisk } from './volatile-disk.ts'

type Loss = {
  /** The number of rows acknowledged before the power loss. */
  acknowledged: number
  /** The number of those that are missing afterwards. */
  lost: number
}

/** Checkpoints write the tables themselves to disk. */
const writesBetweenCheckpoints = 40

/**
 * Writes rows into the embedded database, opened as the server opens it, and simulates a power loss right
 * before some of its fsyncs. Then it opens what a disk would hold after each.
 * @param within An empty folder, for the database and what is left of it each time
 * @param writes The number of rows, written one after the other
 * @param times The number of power losses, at random times
 * @param ignoresSync Whether the disk ignores every fsync, to check that the test notices a loss
 */
export async function losePower(
  within: string,
  { writes, times, ignoresSync = false }: { writes: number; times: number; ignoresSync?: boolean },
): Promise<Loss[]> {
  const folder = join(within, 'database')
  const disk = createVolatileDisk(folder, join(within, 'disk'))
  const left: { at: string; acknowledged: number }[] = []
  let [isOn, acknowledged, until] = [false, 0, 0]
  const sync = (descriptor: number) => {
    if (isOn && until-- === 0 && left.length < times) {
      const at = join(within, `left-${left.length}`)
      disk.left(at)
      left.push({ at, acknowledged })
      until = next()
    }
    fsyncSync(descriptor)
    if (isOn && !ignoresSync) disk.sync(descriptor)
  }
  const next = () => Math.floor((Math.random() * 2 * writes) / times)

  const database = await PGlite.create(durable(folder, sync))
  await database.exec('create table saves (number integer primary key, words text); checkpoint')
  disk.syncAll()
  ;[isOn, until] = [true, next()]
  for (let number = 1; number <= writes; number++) {
    await database.query('insert into saves values ($1, $2)', [number, 'word '.repeat(number % 200)])
    acknowledged = number
    if (number % writesBetweenCheckpoints === 0) await database.exec('checkpoint')
  }
  if (left.length < times) {
    disk.left(join(within, 'left-last'))
    left.push({ at: join(within, 'left-last'), acknowledged })
  }
  isOn = false
  await database.close()
  const losses: Loss[] = []
  for (const { at, acknowledged: wanted } of left)
    losses.push({ acknowledged: wanted, lost: await missing(at, wanted) })
  return losses
}

async function missing(folder: string, wanted: number): Promise<number> {
  const database = await PGlite.create(durable(folder))
  const { rows } = await database.query<{ kept: number }>(
    'select count(*)::integer as kept from saves where number <= $1 and words = repeat($2, number % 200)',
    [wanted, 'word '],
  )
  await database.close()
  return wanted - rows[0]!.kept
}
