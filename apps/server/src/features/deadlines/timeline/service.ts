import type { Actor } from '@bearings/domain/actor'
import type { Deadline, TimelineDates } from '@bearings/domain/deadlines/schema'
import { type ComingMilestone, comingMilestones, daysInWords } from '@bearings/domain/library/timeline'
import { todayIn } from '@bearings/domain/today'
import { readTimeline } from '#features/library/service.ts'
import type { SignedInContext } from '#platform/requests/serve.ts'
import * as store from './store.ts'

export async function choice({ db, actor }: SignedInContext): Promise<TimelineDates | null> {
  return (await store.find(db, actor)) ?? null
}

export async function choose(
  { db, actor }: SignedInContext,
  { shown }: TimelineDates,
): Promise<TimelineDates> {
  await store.save(db, actor, { shown })
  return { shown }
}

/** Returns the upcoming milestones of the student's class, if the student has switched them on. */
export async function timelineDates({
  db,
  actor,
  now,
}: Pick<SignedInContext, 'db' | 'now'> & { actor: Actor }): Promise<Deadline[]> {
  const { graduationYear, timeZone } = actor
  if (graduationYear === null) return []
  const chosen = await store.find(db, actor)
  if (!chosen?.shown) return []
  const { milestones, checkedOn } = await readTimeline()
  const today = todayIn(timeZone, now())
  return comingMilestones(milestones, graduationYear, today).map((one) => dateOf(one, checkedOn))
}

function dateOf(milestone: ComingMilestone, checkedOn: string): Deadline {
  const { grade, title, text, url, day } = milestone
  const name = title.toLowerCase().replace(/[^a-z0-9]+/g, '-')
  return {
    source: 'milestone',
    id: `${grade}-${name}`,
    entryId: null,
    schoolName: null,
    date: day,
    timeZone: null,
    title,
    detail: `Timeline of ${grade}th grade. ${daysInWords(milestone)}. ${text}`,
    done: false,
    status: null,
    basis: null,
    left: null,
    words: null,
    published: { url, checkedOn },
  }
}
