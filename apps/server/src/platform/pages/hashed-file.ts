import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gunzipSync, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { acceptsEncoding } from './page-in-memory.ts'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** A text, kept compressed, with a hash of its content in its name, so that browsers can cache it forever. */
export type HashedFile = { hash: string; br: Buffer; gzip: Buffer }

/**
 * Compresses quickly first, so that the first reader does not wait, and then again in the background at the
 * best quality, which takes about two seconds per megabyte.
 */
export async function hashedFile(text: string): Promise<HashedFile> {
  const [br, zipped] = await Promise.all([compressed(text, 5), zip(text)])
  const file: HashedFile = { hash: hashOf(text), br, gzip: zipped }
  void compressed(text, 11).then((smallest) => (file.br = smallest))
  return file
}

/** Returns the hash in the file's name, which is known before the text is compressed. */
export function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 22)
}

function compressed(text: string, quality: number): Promise<Buffer> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
  }
  return brotli(text, { params })
}

/** Sends the file with permanent caching in this browser only, not in shared caches. */
export function sendHashed(request: FastifyRequest, reply: FastifyReply, file: HashedFile) {
  const accepted = String(request.headers['accept-encoding'] ?? '')
  const encoding = (['br', 'gzip'] as const).find((name) => acceptsEncoding(accepted, name))
  void reply
    .type('application/json; charset=utf-8')
    .header('cache-control', 'private, max-age=31536000, immutable')
    .header('vary', 'accept-encoding')
  return encoding
    ? reply.header('content-encoding', encoding).send(file[encoding])
    : reply.send(gunzipSync(file.gzip))
}
