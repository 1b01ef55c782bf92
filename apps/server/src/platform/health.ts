import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { Database } from '../database/open.ts'

/** `GET /health`: 200 while the database answers within two seconds, else 503. For load balancers. */
export async function health(app: FastifyInstance, { db }: { db: Database }) {
  app.get('/health', { logLevel: 'warn' }, async (_, reply) => {
    const answered = await Promise.race([
      db.execute(sql`select 1`).then(
        () => true,
        () => false,
      ),
      new Promise<false>((resolve) => void setTimeout(() => resolve(false), 2000).unref()),
    ])
    void reply.header('cache-control', 'no-store')
    return reply.code(answered ? 200 : 503).send({ status: answered ? 'ok' : 'database does not answer' })
  })
}
