import type { Actor } from '@bearings/domain/actor'
import { planLabels } from '@bearings/domain/colleges/rules'
import { inOrder, stillRequires } from '@bearings/domain/deadlines/rules'
import type { Deadline } from '@bearings/domain/deadlines/schema'
import type { EssayStatus } from '@bearings/domain/essays/options'
import { isFinished, statusLabels } from '@bearings/domain/essays/rules'
import type { ListStatus } from '@bearings/domain/list/schema'
import { type ScholarshipStatus, scholarshipStatusLabels } from '@bearings/domain/money/options'
import { runQueries } from '#database/run-queries.ts'
import type { SignedInContext } from '#platform/requests/serve.ts'
import { asTheyFile } from './aid-form-dates.ts'
import * as store from './store.ts'
import type { DateRow } from './store.ts'
import { comingTests } from './test-dates/coming-tests.ts'
import { timelineDates } from './timeline/service.ts'

/** Returns everything with a date that a student may see, late ones first. */
export async function list({
  db,
  actor,
  now,
}: Pick<SignedInContext, 'db' | 'now'> & { actor: Actor }): Promise<Deadline[]> {
  const [rows, tests, milestones] = await runQueries(
    db,
    () => store.list(db, actor, actor.userId).then((found) => asTheyFile(db, found)),
    () => comingTests(db, actor.timeZone, now()),
    () => timelineDates({ db, actor, now }),
  )
  return inOrder([...rows.map(deadlineOf), ...tests, ...milestones], actor.timeZone, now())
}

/** Returns the dates a student shares with an advisor, and this advisor's tasks for them, late ones first. */
export async function sharedOf(
  { db, actor, now }: SignedInContext,
  { studentId, timeZone }: { studentId: string; timeZone: string },
): Promise<Deadline[]> {
  return inOrder((await store.list(db, actor, studentId)).map(asAdvised), timeZone, now())
}

/** Returns the dates that a student shares with a guardian and that need something still, as they are stored. */
export async function familyDates({ db, actor }: Pick<SignedInContext, 'db' | 'actor'>, studentId: string) {
  return (await store.list(db, actor, studentId)).filter(({ done }) => !done)
}

/** Selects the shared dates of an advisor's students, for that advisor's own reads. */
export const advisedDates = store.advisedDates

/** Returns a date as an advisor reads it, where no more than these columns are known. */
export function dateOf(
  row: Pick<DateRow, 'source' | 'id' | 'entryId' | 'schoolName' | 'date' | 'title' | 'plan'>,
): Deadline {
  const nothingElse = {
    userId: '',
    timeZone: null,
    done: false,
    status: null,
    basis: null,
    written: null,
    wordLimit: null,
    aidOfState: false,
    cssDone: false,
  }
  return asAdvised({ ...nothingElse, essaysLeft: 0, itemsLeft: 0, changedAt: new Date(0), ...row })
}

/** Returns a date as an advisor reads it, who assigned the tasks in it. */
function asAdvised(row: DateRow): Deadline {
  const deadline = deadlineOf(row)
  return row.source === 'task' ? { ...deadline, detail: 'Your task' } : deadline
}

export function deadlineOf(row: DateRow): Deadline {
  const { source, id, entryId, schoolName, date, timeZone, title, done, basis } = row
  const status = statusOf(row)
  const common = {
    source,
    id,
    entryId,
    schoolName,
    date,
    timeZone,
    title,
    done,
    basis,
    status,
    published: null,
  }
  const shared = entryId === null
  switch (source) {
    case 'school': {
      const detail = row.plan ? planLabels[row.plan] : 'Application'
      return { ...common, detail, left: { essays: row.essaysLeft, items: row.itemsLeft }, words: null }
    }
    case 'essay': {
      const words = { written: row.written ?? 0, limit: row.wordLimit }
      return { ...common, detail: shared ? 'Shared essay' : 'Essay', left: null, words }
    }
    case 'checklist':
      return { ...common, detail: 'Checklist', left: null, words: null }
    case 'aid':
      return { ...common, detail: 'Aid forms', left: null, words: null }
    case 'scholarship':
      return { ...common, detail: row.aidOfState ? 'State aid' : 'Scholarship', left: null, words: null }
    case 'task':
      return { ...common, detail: 'Task from your advisor', left: null, words: null }
  }
}

/** Returns the status in words, including why an unfinished item is done with. */
function statusOf({ source, status, done }: DateRow): string | null {
  if (source === 'scholarship') return scholarshipStatusLabels[status as ScholarshipStatus]
  // Not sent, and over all the same: the student has committed to another.
  if (source === 'school' && done && stillRequires('application', status as ListStatus)) return notNeeded
  if (source !== 'essay') return status ?? (done ? notNeeded : null)
  const essay = { status: status as EssayStatus }
  return done && !isFinished(essay) ? notNeeded : statusLabels[essay.status]
}

export const notNeeded = 'No longer needed'
