import type { AddressInfo } from 'node:net'
import type { OpenDatabase } from '@bearings/server/database/open'
import { parseConfig } from '@bearings/server/platform/config/config'
import { accessTokenFor } from '@bearings/server/testing/access-token'
import type { App, Sample } from './people.ts'
import { note } from './times.ts'

const config = parseConfig({ NODE_ENV: 'production' })
const megabyte = 1024 ** 2

/** Measures the export of All School Lists over loopback: time, size, and peak memory. */
export async function timeExport({ db }: OpenDatabase, app: App, { admin }: Sample): Promise<void> {
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  const authorization = `Bearer ${await accessTokenFor({ db, config, now: () => new Date() }, admin.userId)}`
  const before = process.memoryUsage().rss
  const startedAt = performance.now()
  const response = await fetch(`http://127.0.0.1:${port}/api/v1/schools/all-lists/export`, {
    headers: { authorization },
  })
  let [bytes, lines, most, said] = [0, 0, before, 0]
  for await (const chunk of response.body as unknown as AsyncIterable<Uint8Array>) {
    bytes += chunk.length
    for (const byte of chunk) if (byte === 10) lines++
    most = Math.max(most, process.memoryUsage.rss())
    if (lines - said < 500_000) continue
    said = lines
    console.log(
      `    ${lines} lines after ${((performance.now() - startedAt) / 1000).toFixed(0)} s, memory ${(process.memoryUsage.rss() / megabyte).toFixed(0)} MB`,
    )
  }
  note('the export of all lists', [[performance.now() - startedAt]])
  console.log(
    `    ${lines} lines, ${(bytes / megabyte).toFixed(0)} MB, memory from ${(before / megabyte).toFixed(0)} to ${(most / megabyte).toFixed(0)} MB at most`,
  )
}
