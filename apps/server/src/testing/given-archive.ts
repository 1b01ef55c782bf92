import { failureIn } from '@bearings/client/call'
import type { Actor } from '@bearings/domain/actor'
import { archiveFile } from '@bearings/domain/archive/options'
import { type ImportResult, ArchiveFrame } from '@bearings/domain/archive/schema'
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import { accessTokenFor } from './access-token.ts'
import type { TestApp } from './test-app.ts'

export type Files = Record<string, Uint8Array>

/** Downloads this person's archive. */
export async function archiveOf(test: TestApp, token: string): Promise<Files> {
  const response = await test.app.inject({
    url: '/api/v1/me/archive',
    headers: { authorization: `Bearer ${token}` },
  })
  return unzipSync(new Uint8Array(response.rawPayload))
}

export function frameOf(files: Files): ArchiveFrame {
  return ArchiveFrame.parse(JSON.parse(strFromU8(files[archiveFile]!)))
}

export function withFrame(files: Files, changes: object): Files {
  return { ...files, [archiveFile]: strToU8(JSON.stringify({ ...frameOf(files), ...changes })) }
}

/**
 * Uploads an archive as this person; files are zipped first.
 * @throws {Failure} if the server refuses
 */
export async function bringIn(
  test: TestApp,
  { userId }: Actor,
  archive: Files | Buffer,
  { apply = true } = {},
): Promise<ImportResult> {
  const services = { db: test.db, now: () => test.now(), config: test.config }
  const response = await test.app.inject({
    method: 'POST',
    url: `/api/v1/me/archive?apply=${apply ? 'yes' : 'no'}`,
    headers: {
      authorization: `Bearer ${await accessTokenFor(services, userId)}`,
      'content-type': 'application/zip',
    },
    payload: Buffer.isBuffer(archive) ? archive : Buffer.from(zipSync(archive)),
  })
  if (response.statusCode !== 200)
    throw await failureIn(new Response(response.payload, { status: response.statusCode }))
  return response.json<ImportResult>()
}
