import { gzipSync } from 'node:zlib'
import { importLimits } from '@bearings/domain/csv-import'
import { beforeAll, describe, expect, test } from 'vitest'
import { imports } from './imports.ts'
import { accessTokenFor } from './testing/access-token.ts'
import { givenUser } from './testing/given.ts'
import { useTestApp } from './testing/test-app.ts'

const now = '2026-11-01T12:00:00Z'
const app = useTestApp({ now })
let authorization: string
beforeAll(async () => {
  const { userId } = await givenUser(app.db, 'admin')
  const services = { db: app.db, config: app.config, now: () => new Date(now) }
  authorization = `Bearer ${await accessTokenFor(services, userId)}`
})

describe.each(imports.map(({ path }) => path))('an admin who brings in %s', (path) => {
  const bringIn = async (file: string | Buffer, headers = {}) =>
    (await post(`${path}?apply=yes`, file, headers)).body

  test('a file of more than 8 MB is refused', async () => {
    const line = `${'a'.repeat(9999)}\n`
    const file = `name\n${line.repeat(Math.ceil(importLimits.bytes / line.length))}`
    expect(await bringIn(file)).toContain('"refused":"The file is larger than 8 MB."')
  })

  test('a file that is small because it is packed is not unpacked', async () => {
    const packed = gzipSync(`name\n${'Hillside\n'.repeat(100_000)}`)
    expect(await bringIn(packed, { 'content-encoding': 'gzip' })).toContain('"refused"')
  })

  test('a cell that never ends is refused early, and the line is named', async () => {
    expect(await bringIn(`name\n"${'a'.repeat(5_000_000)}`)).toContain(
      '"refused":"Line 2 cannot be read: it has more than 100,000 characters, or a quotation mark in it is never closed."',
    )
  })

  test.each([
    ['a line of', ','.repeat(5_000_000)],
    ['many lines of', `${','.repeat(16_000)}\n`.repeat(100)],
  ])('%s empty cells is refused, and what to remove is said', async (_, empty) => {
    expect(await bringIn(`name\nHillside\n${empty}`)).toContain('"refused":"The file has too many cells.')
  })

  test('thousands of lines with too many cells are refused, and what to do is said', async () => {
    expect(await bringIn(`name\n${'Hillside,CA\n'.repeat(3100)}`)).toContain(
      '"refused":"More than 3,000 lines have another number of cells than the first.',
    )
  })

  test('a quotation mark inside a cell is named with its line, and what to write instead', async () => {
    expect(await bringIn('name\nHillside\nThe "Hill"\n')).toContain(
      '"refused":"Line 3 cannot be read: there is a quotation mark inside a cell.',
    )
  })

  test('a file that only names its columns is refused, rather than said to change nothing', async () => {
    expect(await bringIn('name\n')).toContain('"refused":"The file has nothing below its first line."')
  })

  test('a picture that is called a table is refused', async () => {
    const png = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')
    expect(await bringIn(png)).toContain('"refused":"This is not a CSV file')
  })

  test('a file that a spreadsheet saved in another encoding is refused, and how to save it is said', async () => {
    expect(await bringIn(Buffer.from('name\nUniversité Laval\n', 'latin1'))).toContain(
      '"refused":"Line 2 has a character that cannot be read. Save the file as “CSV UTF-8”, and import that."',
    )
  })

  test.each([';', '\t'])(
    'a file with %j between its cells is refused, and what to use is said',
    async (mark) => {
      expect(await bringIn(`name${mark}page\nHillside${mark}none\n`)).toContain(
        '"refused":"The first line has no commas between its columns.',
      )
    },
  )

  test('what is no file at all is refused, and what to send is said', async () => {
    const response = await post(path, '{"name":"Hillside"}', { 'content-type': 'application/json' })
    expect(response.statusCode).toBe(400)
    expect(response.json()).toMatchObject({
      error: { fields: [{ path: 'file', message: 'Send a CSV, with the content type text/csv.' }] },
    })
  })
})

test.each(['gzip', 'br', 'zstd-of-mine'])(
  'a body packed as %s is not unpacked, and is no failure of the server',
  async (encoding) => {
    const packed = gzipSync(`{"email":"${'a'.repeat(2_000_000)}"}`)
    const headers = { 'content-type': 'application/json', 'content-encoding': encoding }
    expect((await post('/waitlist', packed, headers)).statusCode).toBe(400)
  },
)

function post(url: string, payload: string | Buffer, headers: Record<string, string> = {}) {
  return app.app.inject({
    method: 'POST',
    url: `/api/v1${url}`,
    headers: { authorization, 'content-type': 'text/csv', ...headers },
    payload,
  })
}
