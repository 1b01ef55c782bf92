import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { accepts } from './page-in-memory.ts'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** A text that is known by what it holds, so that whoever has it never asks for it again. */
export type HashedFile = { hash: string; text: string; br: Buffer; gzip: Buffer }

/** Compresses once, beside the event loop, as well as it can be done: some two seconds for a megabyte. */
export async function hashedFile(text: string): Promise<HashedFile> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: text.length }
  const [br, zipped] = await Promise.all([brotli(text, { params }), zip(text, { level: 9 })])
  return { hash: createHash('sha256').update(text).digest('base64url').slice(0, 22), text, br, gzip: zipped }
}

/** Sends it to be kept for good by this browser, and by nobody between. */
export function sendHashed(request: FastifyRequest, reply: FastifyReply, file: HashedFile) {
  const accepted = String(request.headers['accept-encoding'] ?? '')
  const encoding = (['br', 'gzip'] as const).find((name) => accepts(accepted, name))
  void reply
    .type('application/json; charset=utf-8')
    .header('cache-control', 'private, max-age=31536000, immutable')
    .header('vary', 'accept-encoding')
  return encoding ? reply.header('content-encoding', encoding).send(file[encoding]) : reply.send(file.text)
}
