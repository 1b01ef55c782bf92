import { createHmac, timingSafeEqual } from 'node:crypto'
import { Failure } from '@bearings/domain/failure'
import { secretFor } from '#platform/config/secrets.ts'
import type { Services } from '#platform/requests/services.ts'

/**
 * Returns a URL that gives one file to anyone who has it, until it expires, because an image request in a
 * page cannot carry a token.
 * @param path Below `/api/v1`.
 * @param until In seconds since 1970.
 */
export async function signed({ db }: Pick<Services, 'db'>, path: string, until: number): Promise<string> {
  const secret = await secretFor(db, 'files')
  return `/api/v1${path}?until=${until}&signature=${signatureOf(secret, path, until).toString('base64url')}`
}

/** @throws {Failure} NOT_FOUND for a URL with a wrong signature, or one that has expired. */
export async function verify(
  { db, now }: Pick<Services, 'db' | 'now'>,
  path: string,
  { until, signature }: { until: number; signature: string },
): Promise<void> {
  const received = Buffer.from(signature, 'base64url')
  const right = signatureOf(await secretFor(db, 'files'), path, until)
  const isOurs = received.length === right.length && timingSafeEqual(received, right)
  if (!isOurs || until * 1000 <= now().getTime()) throw new Failure('NOT_FOUND')
}

function signatureOf(secret: Buffer, path: string, until: number): Buffer {
  return createHmac('sha256', secret).update(`${path}\n${until}`).digest()
}
