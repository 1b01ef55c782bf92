import type { ArchivedScholarship } from '@bearings/domain/archive/schema'
import { bounds } from '@bearings/domain/money/options'
import { ruleAgainstOwnScholarship } from '@bearings/domain/money/scholarships/rules'
import { faultInAddress } from '@bearings/domain/money/web-address'
import { truncate } from '@bearings/domain/truncate'
import type { SignedInContext } from '#platform/requests/serve.ts'
import * as scholarships from './service.ts'
import * as store from './store.ts'

/** Returns what a student has saved or added, without the ids of this server. */
export async function archivedScholarships({
  db,
  actor,
}: Pick<SignedInContext, 'db' | 'actor'>): Promise<ArchivedScholarship[]> {
  const rows = await store.savedOrOwn(db, actor)
  return rows.map(
    ({ key, ownerId, name, sponsor, url, amount, deadline, asksForMoney, asksForNumber, saved }) => ({
      key,
      isOwn: ownerId === actor.userId,
      name: truncate(name, bounds.scholarshipName.max),
      sponsor: truncate(sponsor ?? '', bounds.sponsor.max),
      url: url !== null && url.length <= bounds.url.max && faultInAddress(url) === null ? url : '',
      amount: truncate(amount ?? '', bounds.sponsor.max),
      deadline,
      asksForMoney,
      asksForNumber,
      saved,
    }),
  )
}

/**
 * Saves those scholarships that this server has too, and adds the others as the student's own. Returns how
 * many there was room for.
 */
export async function importScholarships(
  context: SignedInContext,
  carried: readonly ArchivedScholarship[],
): Promise<number> {
  let [brought, own] = [0, 0]
  for (const { key, isOwn, saved, ...words } of carried) {
    const known = isOwn ? undefined : await store.findShared(context.db, { key, name: words.name })
    if (!known && ruleAgainstOwnScholarship(own)) continue
    const id = known ?? (await scholarships.add(context, words)).id
    if (saved) await scholarships.save(context, { id, ...saved })
    else if (!known) await scholarships.unsave(context, { id })
    if (!known) own += 1
    brought += 1
  }
  return brought
}
