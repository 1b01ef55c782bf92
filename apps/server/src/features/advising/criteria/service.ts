import { criteriaIn, partsAskedBy } from '@bearings/domain/advising/criteria/rules'
import type { Criteria, ListedCollege } from '@bearings/domain/advising/criteria/schema'
import type { Part, Viewed } from '@bearings/domain/advising/options'
import { logViews } from '#features/access-log/service.ts'
import type { SignedInContext } from '#platform/requests/serve.ts'
import * as store from './store.ts'

type Reader = Pick<SignedInContext, 'db' | 'actor' | 'now'>

/** Whether what is asked is true of a student; `null` if only what they do not share could tell. */
export type Answer = (studentId: string) => boolean | null

/** Returns what is known of each of the actor's students by these criteria; `null` if they ask nothing. */
export async function answersTo({ db, actor, now }: Reader, given: Criteria): Promise<Answer | null> {
  const criteria = criteriaIn(given)
  if (Object.keys(criteria).length === 0) return null
  const answers = await store.answers(db, actor, criteria, now())
  const known = new Map(answers.map(({ id, isAsked }) => [id, isAsked]))
  // Who was linked since the roster was read comes with the next one.
  return (id) => (known.has(id) ? (known.get(id) ?? null) : false)
}

/** What is looked at by a filter, and the parts of which it tells something that lists do not show. */
const filtersOf: Partial<Record<Viewed, Part[]>> = {
  'profile-filter': ['profile', 'testScores'],
  'money-filter': ['aid'],
}

/**
 * Records of whom a filter told whether their average, scores or FAFSA are as asked, by whoever is found and by whoever is
 * not: of all to whom the rest applies, and who share it.
 */
export async function logFiltering({ db, actor, now }: Reader, filter: store.Filtering): Promise<void> {
  const asked = partsAskedBy(filter)
  for (const [what, parts] of Object.entries(filtersOf) as [Viewed, Part[]][]) {
    const some = parts.filter((part) => asked.includes(part))
    if (some.length === 0) continue
    await logViews(db, actor, await store.sharing(db, actor, some, filter), { what, now: now() })
  }
}

/** Returns the colleges by which a roster can be filtered, the most common ones first. */
export async function listedColleges({ db, actor }: SignedInContext): Promise<ListedCollege[]> {
  return store.colleges(db, actor)
}
