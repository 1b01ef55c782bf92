import { nextStepOf, weekDue } from '@bearings/domain/family/rules'
import { stepWords } from '@bearings/domain/family/step-words'
import { writeIn } from '@bearings/domain/language/write-in'
import { namesIn } from '@bearings/domain/names'
import { say } from '@bearings/domain/say'
import { addDays, todayIn } from '@bearings/domain/today'
import { sentence } from '@bearings/domain/words'
import type { Database } from '#database/open.ts'
import * as steps from '#features/money/steps/service.ts'
import type { NewNotification } from '#features/notifications/new-notification.ts'
import { notifyLatest } from '#features/notifications/service.ts'
import type { Services } from '#platform/requests/services.ts'
import { comingDates } from '../children.ts'
import * as store from './store.ts'

/** How many guardians are told in one transaction. */
const atOnce = 200
/** The days ahead that the mail counts. */
const daysAhead = 14

/**
 * Tells guardians once a week what is next: how many dates, and one thing to do. Names of colleges, amounts and anything
 * that the student writes are not in it. Any number of processes may run this at once.
 */
export async function tellWeeks(
  { db, now }: Pick<Services, 'db' | 'now'>,
  signal?: AbortSignal,
): Promise<void> {
  let after: string | null = null
  do {
    after = await db.transaction((tx) => tellSome(tx, after, now()))
  } while (after !== null && !signal?.aborted)
}

async function tellSome(tx: Database, after: string | null, now: Date): Promise<string | null> {
  const links = await store.lockOpen(tx, { after, rows: atOnce }, now)
  const notices: NewNotification[] = []
  for (const link of links) {
    const monday = weekDue(link, link.timeZone, now)
    if (monday === null) continue
    await store.noteMailed(tx, link.id, monday)
    const message = await messageFor(tx, link, now)
    if (message !== null) notices.push(noticeFor(link, message))
  }
  await notifyLatest(tx, notices, now)
  return links.at(-1)?.id ?? null
}

type Link = Awaited<ReturnType<typeof store.lockOpen>>[number]

async function messageFor(tx: Database, link: Link, now: Date): Promise<string | null> {
  const actor = { ...link.guardian, role: 'guardian', sessionId: null } as const
  const context = { db: tx, actor, now: () => now }
  const last = addDays(todayIn(link.student.timeZone, now), daysAhead)
  const dates = (await comingDates(context, link.student)).filter(({ date }) => date <= last)
  const step = nextStepOf(await steps.sharedOf(context, link.student))
  return writeIn(link.language, () => {
    const count = dates.length
    const parts = [
      count > 0 &&
        say(
          count === 1
            ? '{dates} date within two weeks; ask how it goes'
            : '{dates} dates within two weeks; ask how it goes',
          { dates: count },
        ),
      step && say('One thing you can do: {step}', { step: lowered(say(stepWords[step].title)) }),
    ]
    const told = parts.filter((part) => typeof part === 'string')
    return told.length === 0 ? null : told.map(sentence).join(' ')
  })
}

function noticeFor({ id, guardian, student, language }: Link, message: string): NewNotification {
  return {
    userId: guardian.userId,
    type: 'family-week',
    title: writeIn(language, () => say('The week ahead for {name}', { name: namesIn(student.fullName)[0]! })),
    message,
    link: '/family',
    subjectId: id,
  }
}

function lowered(title: string): string {
  return title.charAt(0).toLowerCase() + title.slice(1)
}
