import { criteriaIn } from '@bearings/domain/advising/criteria/rules'
import type { Criteria, ListedCollege } from '@bearings/domain/advising/criteria/schema'
import { todayIn } from '@bearings/domain/today'
import type { SignedInContext } from '#platform/requests/serve.ts'
import * as store from './store.ts'

type Reader = Pick<SignedInContext, 'db' | 'actor' | 'now'>

/** Whether what is asked is true of a student; `null` if only what they do not share could tell. */
export type Answer = (studentId: string) => boolean | null

/** Returns what is known of each of the actor's students by these criteria; `null` if they ask nothing. */
export async function answersTo({ db, actor, now }: Reader, given: Criteria): Promise<Answer | null> {
  const criteria = criteriaIn(given)
  if (Object.keys(criteria).length === 0) return null
  const today = todayIn(actor.timeZone, now())
  const answers = await store.answers(db, actor, criteria, today)
  const known = new Map(answers.map(({ id, isAsked }) => [id, isAsked]))
  // Who was linked since the roster was read comes with the next one.
  return (id) => (known.has(id) ? (known.get(id) ?? null) : false)
}

/** Returns the colleges by which a roster can be filtered, the most common ones first. */
export async function listedColleges({ db, actor }: SignedInContext): Promise<ListedCollege[]> {
  return store.colleges(db, actor)
}
