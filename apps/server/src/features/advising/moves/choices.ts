import { parts } from '@bearings/domain/advising/options'
import { and, isNotNull, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { isAmong } from '#database/is-among.ts'
import type { Database } from '#database/open.ts'
import { advisorLinks, sharedEssays } from '#database/tables/advising.ts'
import { essayReads } from '#database/tables/essay-reads.ts'
import { type Pairs, pairsOf, showAgain } from '../links/shared-essays-store.ts'

const chosen = alias(advisorLinks, 'chosen')

/** Gives links exactly what the students chose for these others, and what they ask of their advisors. */
export async function chooseAsBy(tx: Database, pairs: Pairs): Promise<void> {
  if (pairs.length === 0) return
  const pair = pairsOf(pairs)
  await tx
    .update(advisorLinks)
    .set(Object.fromEntries(parts.map((part) => [part, sql`${chosen[part]}`])))
    .from(pair)
    .innerJoin(chosen, sql`${chosen.id} = pair.from_id`)
    .where(sql`${advisorLinks.id} = pair.to_id`)
  const to = pairs.map((one) => one.to)
  const shown = sql`select pair.to_id, shown.essay_id from ${pair}
    join ${sharedEssays} shown on shown.link_id = pair.from_id`
  const { linkId, essayId } = sharedEssays
  await tx
    .delete(sharedEssays)
    .where(and(isAmong(linkId, to), sql`(${linkId}, ${essayId}) not in (${shown})`))
  const asked = sql`select pair.to_id, asked.essay_id from ${pair}
    join ${essayReads} asked on asked.link_id = pair.from_id and asked.asked_at is not null`
  const reads = essayReads
  const isNotAsked = sql`(${reads.linkId}, ${reads.essayId}) not in (${asked})`
  await tx.delete(reads).where(and(isAmong(reads.linkId, to), isNotNull(reads.askedAt), isNotAsked))
  await showAgain(tx, pairs)
}
