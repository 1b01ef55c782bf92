import { pipeline, Readable } from 'node:stream'
import type { Access } from '@bearings/domain/endpoint'
import { stringify } from 'csv-stringify'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { audit } from '#platform/audit.ts'
import { guarded } from '#platform/documents/formulas.ts'
import { authorization, type Authorize } from '#platform/requests/gate.ts'
import { originOf, type SignedInContext } from '#platform/requests/serve.ts'
import type { Services } from '#platform/requests/services.ts'

type Reader = Pick<SignedInContext, 'db' | 'actor' | 'now'>
type Row = Record<string, string | number | null>

/** A table to download as CSV, streamed row by row whatever its length. */
export type CsvExport<Query extends z.ZodObject = z.ZodObject> = {
  path: `/${string}`
  access: Exclude<Access, 'public'>
  /** `POST` if the query may be too long for a URL; `GET` by default. */
  method?: 'GET' | 'POST'
  /** Without its extension. */
  fileName: string
  /** The filters, in the URL's query or in the body. */
  query: Query
  /** All rows must have the same columns, in the same order. */
  rows: (reader: Reader, query: z.output<Query>) => AsyncIterable<Row>
}

/** Defines an export whose `rows` know the type of the query. */
export function csvExport<Query extends z.ZodObject>(described: CsvExport<Query>): CsvExport {
  return described as unknown as CsvExport
}

type Options = { services: Services; authorize: Authorize; exports: readonly CsvExport[] }

/**
 * Routes that respond with a CSV file instead of JSON. Each download is recorded in the audit log. Cells that
 * a spreadsheet would take for formulas become plain text, and the file starts with a UTF-8 byte order mark.
 */
export async function csvExports(api: FastifyInstance, { services, authorize, exports }: Options) {
  for (const { path, access, method = 'GET', fileName, query, rows } of exports) {
    const { onRequest, actorOf } = authorization(authorize, access)
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
          cast: { string: guarded },
          record_delimiter: 'windows',
        })
        // If the reader leaves, the pipeline also stops reading rows.
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
