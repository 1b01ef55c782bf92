import { PassThrough, Readable } from 'node:stream'
import { type ImportProgress, importLimits } from '@bearings/domain/csv-import'
import type { Access } from '@bearings/domain/endpoint'
import { Failure } from '@bearings/domain/failure'
import { Text } from '@bearings/domain/fields'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { authorization, type Authorize } from '../requests/gate.ts'
import { originOf, type SignedInContext } from '../requests/serve.ts'
import type { Services } from '../requests/services.ts'
import { FileRefused } from './read-file.ts'

export type Importer = Pick<SignedInContext, 'db' | 'actor' | 'now' | 'origin' | 'config'>
export type ImportOptions = {
  apply: boolean
  say: (progress: ImportProgress) => void
  /** Whether the file is a ZIP. */
  isZip: boolean
  /** The file's name, if the import keeps it. */
  name: string
  /** Whether rows that the file lacks may end, however many. */
  ends: 'ask' | 'yes' | 'no'
}

export type CsvImport = {
  path: `/${string}`
  access: Exclude<Access, 'public'>
  summary: string
  /** The most bytes of a ZIP, if it may be one. */
  zipBytes?: number
  /** Checks the file or, with `apply`, writes its valid lines, all or none. */
  bringIn: (context: Importer, file: Readable, how: ImportOptions) => Promise<void>
}

type Options = { services: Services; authorize: Authorize; imports: readonly CsvImport[] }

/**
 * Routes that take a CSV as the body. The response is one line of JSON for each step of progress, and finally
 * the report. With `apply=yes` the valid lines are written; without it nothing is.
 */
export async function csvImports(api: FastifyInstance, { services, authorize, imports }: Options) {
  const zipBytes = Math.max(0, ...imports.map((each) => each.zipBytes ?? 0))
  api.addContentTypeParser('text/csv', { bodyLimit: importLimits.bytes }, (_request, body, done) =>
    done(null, body),
  )

  api.addContentTypeParser('application/zip', { bodyLimit: zipBytes }, (_request, body, done) =>
    done(null, body),
  )

  for (const { path, access, summary, zipBytes: ofZip, bringIn } of imports) {
    const { onRequest, actorOf } = authorization(authorize, access)
    api.post(path, {
      bodyLimit: Math.max(importLimits.bytes, ofZip ?? 0),
      schema: {
        summary,
        consumes: ['text/csv', ...(ofZip ? ['application/zip'] : [])],
        querystring: z.object({
          apply: z.enum(['yes', 'no']).default('no'),
          name: Text({ max: 200 }).default(''),
          ends: z.enum(['ask', 'yes', 'no']).default('ask'),
        }),
        security: [{ session: [] }],
      },
      onRequest,
      handler: async (request, reply) => {
        const actor = actorOf(request)!
        const origin = originOf(request)
        const isZip = request.headers['content-type']?.startsWith('application/zip') ?? false
        const file = fileIn(isZip && !ofZip ? null : request.body)
        const { apply, ...asked } = request.query as { apply: 'yes' | 'no' } & Pick<
          ImportOptions,
          'name' | 'ends'
        >
        const lines = new PassThrough()
        const say = (progress: ImportProgress) => void lines.write(`${JSON.stringify(progress)}\n`)
        const work = bringIn({ ...services, actor, origin }, file, {
          ...asked,
          apply: apply === 'yes',
          isZip,
          say,
        })
        work
          .catch((error: unknown) => {
            if (!(error instanceof FileRefused)) request.log.error(error)
            say({
              refused:
                error instanceof FileRefused ? error.message : 'Nothing was changed. Please try again.',
            })
          })
          .finally(() => {
            lines.end()
            // The rest of a refused file, which the next request on this connection would wait behind.
            file.resume()
          })
        return reply
          .type('application/x-ndjson; charset=utf-8')
          .header('cache-control', 'no-store')
          .header('x-accel-buffering', 'no')
          .send(lines)
      },
    })
  }
}

/** @throws {Failure} INVALID_INPUT if the body has another type. */
function fileIn(body: unknown): Readable {
  if (body instanceof Readable) return body
  throw new Failure('INVALID_INPUT', {
    fields: [{ path: 'file', message: 'Send a CSV, with the content type text/csv.' }],
  })
}
