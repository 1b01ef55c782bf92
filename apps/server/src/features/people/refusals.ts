import type { Actor } from '@bearings/domain/actor'
import { fewestRefused } from '@bearings/domain/people/options'
import type { Refusals } from '@bearings/domain/people/schema'
import { and, countDistinct, desc, eq, gt, gte, sql } from 'drizzle-orm'
import type { Database } from '#database/open.ts'
import { auditLog } from '#database/tables/audit-log.ts'
import { amongNetworks } from '#platform/config/networks.ts'
import type { SignedInContext } from '#platform/requests/serve.ts'

const hour = 3_600_000
const mostListed = 5

/** Lists the networks that no setting names although several people there were refused at sign-in. */
export async function refusals({ db, actor, config, now }: SignedInContext): Promise<Refusals> {
  const isSchool = amongNetworks(config.schoolNetworks)
  const refused = await refusedSince(db, actor, new Date(now().getTime() - hour))
  const networks = refused.filter(({ network }) => !isSchool(network.split('/')[0]!)).slice(0, mostListed)
  const setting = [...config.schoolNetworks, ...networks.map(({ network }) => network)].join(',')
  return { networks, setting }
}

/** Each person is counted once, by the hash of the address that they typed. */
function refusedSince(db: Database, { role }: Actor, since: Date) {
  const network = sql<string>`${auditLog.detail}->>'network'`
  const people = countDistinct(sql`${auditLog.detail}->>'person'`)
  return db
    .select({ network, people })
    .from(auditLog)
    .where(
      and(
        role === 'admin' ? undefined : sql`false`,
        eq(auditLog.action, 'sign_in_refused'),
        gt(auditLog.at, since),
      ),
    )
    .groupBy(network)
    .having(gte(people, fewestRefused))
    .orderBy(desc(people), network)
    .limit(100)
}
