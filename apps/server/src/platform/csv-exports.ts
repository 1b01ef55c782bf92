import { pipeline, Readable } from 'node:stream'
import type { Access } from '@bearings/domain/endpoint'
import { stringify } from 'csv-stringify'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { audit } from './audit.ts'
import { admission, type Authorize } from './gate.ts'
import { originOf, type SignedInContext } from './serve.ts'
import type { Services } from './services.ts'

type Reader = Pick<SignedInContext, 'db' | 'actor' | 'now'>
type Row = Record<string, string | number | null>

/** A table for a spreadsheet, made row by row however long it is. */
export type CsvExport<Query extends z.ZodObject = z.ZodObject> = {
  path: `/${string}`
  access: Exclude<Access, 'public'>
  /** `POST` if the query may be too long for a URL; `GET` by default. */
  method?: 'GET' | 'POST'
  /** Without its ending. */
  fileName: string
  /** The filters, in the URL or in the body. */
  query: Query
  /** All rows have the same columns, in the same order. */
  rows: (reader: Reader, query: z.output<Query>) => AsyncIterable<Row>
}

/** Describes an export; here the rows know the query. */
export function csvExport<Query extends z.ZodObject>(described: CsvExport<Query>): CsvExport {
  return described as unknown as CsvExport
}

type Options = { services: Services; authorize: Authorize; exports: readonly CsvExport[] }

/**
 * Routes that answer with a file instead of JSON. Each download is written down. A cell that a spreadsheet would take
 * for a formula is made plain text, and the file says by its first bytes that it is UTF-8.
 */
export async function csvExports(api: FastifyInstance, { services, authorize, exports }: Options) {
  for (const { path, access, method = 'GET', fileName, query, rows } of exports) {
    const { onRequest, actorOf } = admission(authorize, access)
    api.route({
      method,
      url: path,
      exposeHeadRoute: false,
      schema: {
        summary: `${fileName}, as CSV`,
        ...(method === 'GET' ? { querystring: query } : { body: query }),
        security: [{ session: [] }],
      },
      onRequest,
      handler: async (request, reply) => {
        const actor = actorOf(request)!
        const origin = originOf(request)
        const { userId: actorId, sessionId } = actor
        const at = services.now()
        await audit(services.db, {
          at,
          action: 'exported',
          actorId,
          sessionId,
          origin,
          detail: { what: fileName },
        })
        const lines = stringify({
          header: true,
          bom: true,
          escape_formulas: true,
          record_delimiter: 'windows',
        })
        // A reader who leaves ends the reading of rows, too.
        pipeline(
          Readable.from(
            rows({ ...services, actor }, (method === 'GET' ? request.query : request.body) as never),
          ),
          lines,
          (error) => {
            if (error && !request.raw.destroyed) request.log.error(error)
          },
        )
        return reply
          .type('text/csv; charset=utf-8')
          .header('content-disposition', `attachment; filename="${fileName}.csv"`)
          .header('cache-control', 'no-store')
          .send(lines)
      },
    })
  }
}
