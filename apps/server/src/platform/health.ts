import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { Database } from '../database/open.ts'

/**
 * `GET /health/live`: the process responds; restart it if it does not. `GET /health/ready`, and `/health`
 * itself: 200 while the database responds within two seconds, otherwise 503, for load balancers. Also 503
 * once the process is `leaving`: it still answers requests but should get no new ones.
 */
export async function health(app: FastifyInstance, { db, leaving }: { db: Database; leaving: AbortSignal }) {
  app.get('/health/live', { logLevel: 'warn' }, async (_, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  )
  for (const url of ['/health', '/health/ready'])
    app.get(url, { logLevel: 'warn' }, async (_, reply) => {
      void reply.header('cache-control', 'no-store')
      if (leaving.aborted) return reply.code(503).send({ status: 'stopping' })
      const answered = await Promise.race([
        db.execute(sql`select 1`).then(
          () => true,
          () => false,
        ),
        new Promise<false>((resolve) => void setTimeout(() => resolve(false), 2000).unref()),
      ])
      return reply.code(answered ? 200 : 503).send({ status: answered ? 'ok' : 'database does not answer' })
    })
}
