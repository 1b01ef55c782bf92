import { createServer, type Socket } from 'node:net'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { expect, inject, test } from 'vitest'
import { failureFrom } from '../platform/requests/failure-from.ts'
import { borrowTestDatabase } from '../testing/borrow-test-database.ts'

/** Returns the error of a query on a server that treats each connection like this. */
async function errorOf(onConnection: (socket: Socket) => void): Promise<Error> {
  const server = createServer(onConnection)
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as { port: number }
  const pool = new pg.Pool({ connectionString: `postgres://someone@127.0.0.1:${port}/nowhere` })
  const error = await pool.query('select 1').then(
    () => null,
    (failed: Error) => failed,
  )
  await pool.end()
  await new Promise((done) => server.close(done))
  return new Error('Failed query', { cause: error })
}

test('a person who asks while the database is gone is told to try again, and not that the server is broken', async () => {
  const lost = await errorOf((socket) => socket.destroy())
  const refused = Object.assign(new Error('connect'), { code: 'ECONNREFUSED' })
  const starting = Object.assign(new Error('the database system is starting up'), { code: '57P03' })
  const full = Object.assign(new Error('could not extend file'), { code: '53100' })

  // The error with which listening ends on a replica that is about to be promoted.
  const following = Object.assign(new Error('cannot execute LISTEN during recovery'), { code: '25006' })
  const closed = new Error('Failed query', { cause: new Error('Client was closed and is not queryable') })

  const noRoomForFiles = Object.assign(new Error('no space left on device, write'), { code: 'ENOSPC' })

  for (const error of [lost, refused, starting, full, following, closed, noRoomForFiles])
    expect(failureFrom(error as never)).toMatchObject({ code: 'UNAVAILABLE', status: 503 })
})

test('a mistake of ours stays one, and its message stays with us', () => {
  const mistake = Object.assign(new Error('column "nane" does not exist'), { code: '42703' })

  expect(failureFrom(mistake as never)).toMatchObject({ code: 'INTERNAL', status: 500 })
  expect(JSON.stringify(failureFrom(mistake as never).body)).not.toContain('nane')
  expect(failureFrom(new Error('Cannot read properties of undefined') as never)).toMatchObject({
    status: 500,
  })
})

test('a text that cannot be stored is a mistake of the person who sent it', async () => {
  const database = await borrowTestDatabase(inject('snapshot'))

  const error = await database.db.execute(sql`select ${'a\0b'}::text`).catch((failed: unknown) => failed)
  await database.close()

  expect(failureFrom(error as never)).toMatchObject({ code: 'INVALID_INPUT', status: 400 })
})
