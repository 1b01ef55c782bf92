import { broken, Failure } from '@bearings/domain/failure'
import { isOpen, nextReminder, ruleAgainstAnswering } from '@bearings/domain/letters/rules'
import type { Acceptance, Desk, Refusal } from '@bearings/domain/letters/schema'
import type { Kind, Sayer } from '@bearings/domain/recommenders/options'
import type { SentLetter } from '@bearings/domain/recommenders/schema'
import { dateInWords } from '@bearings/domain/today'
import type { Database } from '#database/open.ts'
import { notifyLatest, refresh } from '#features/notifications/service.ts'
import type { Context } from '#platform/requests/serve.ts'
import * as asks from '../asks/store.ts'
import { findLink } from './link.ts'
import { deskOf } from './read.ts'
import * as store from './store.ts'

type Coded = { code: string; id: string }
type Request = NonNullable<Awaited<ReturnType<typeof store.lock>>>

/** Accepts a request, or changes the day by which the letters will be there. */
export async function accept(context: Context, { promisedOn, ...coded }: Acceptance & Coded): Promise<Desk> {
  return answer(context, coded, async (tx, request, by) => {
    const { now } = context
    const set = { state: 'accepted', promisedOn, answeredAt: now(), answeredBy: by } as const
    const next = tellAt({ ...request, state: 'accepted' }, now())
    await asks.change(tx, request.id, { ...set, tellAt: next }, now())
    await store.setReason(tx, request.id, null)
    await asks.setState(tx, request.recommenderId, { state: 'agreed' }, now())
    const day = promisedOn === null ? '' : ` and promises it by ${dateInWords(promisedOn)}`
    return { title: 'Letter Accepted', message: `${whoIs(request)} accepted your request${day}.` }
  })
}

/** Declines a request. The student learns that, and the counselor the reason. */
export async function decline(context: Context, { reason, ...coded }: Refusal & Coded): Promise<Desk> {
  return answer(context, coded, async (tx, request, by) => {
    const { now } = context
    const set = { state: 'declined', promisedOn: null, answeredAt: now(), answeredBy: by } as const
    await asks.change(tx, request.id, { ...set, tellAt: null }, now())
    await store.setReason(tx, request.id, reason || null)
    await asks.setState(tx, request.recommenderId, { state: 'declined' }, now())
    return { title: 'Letter Declined', message: `${whoIs(request)} cannot write this year.` }
  })
}

/** Says when a letter was sent, or that it was not. Who sends letters has accepted. */
export async function setSent(
  context: Context,
  { sentOn, entryId, ...coded }: SentLetter & Coded & { entryId: string },
): Promise<Desk> {
  return answer(context, coded, async (tx, request, by) => {
    const { now } = context
    const { id, recommenderId } = request
    if (!(await store.setSent(tx, { recommenderId, entryId }, { sentOn, saidBy: by })))
      throw new Failure('NOT_FOUND')
    const { letters } = asks.asksFor(await asks.lettersOf(tx, [recommenderId]), request)
    const accepted = { state: 'accepted', letters } as const
    const first = request.state === 'accepted' ? {} : { answeredAt: now(), answeredBy: by }
    const set = {
      state: 'accepted',
      ...first,
      tellAt: tellAt({ ...request, state: 'accepted' }, now()),
    } as const
    await asks.change(tx, id, set, now())
    await asks.setState(tx, recommenderId, { state: 'agreed' }, now())
    const sent = letters.filter((letter) => letter.sentOn !== null).length
    const isAll = !isOpen(accepted)
    return {
      title: isAll ? 'Letters Sent' : 'Letters Updated',
      message: `${whoIs(request)} says: ${sent} of ${letters.length} sent.`,
    }
  })
}

const words: Record<Kind, string> = {
  teacher: 'Your teacher',
  counselor: 'Your counselor',
  other: 'A recommender',
}

/** Returns who a recommender is to the student. The name is encrypted, and what is told is not. */
export function whoIs({ kind }: { kind: Kind }): string {
  return words[kind]
}

type News = { title: string; message: string }

/** Answers a request, tells the student, and refreshes the pages of advisors who see it. */
async function answer(
  context: Context,
  { code, id }: Coded,
  change: (tx: Database, request: Request, by: Sayer) => Promise<News>,
): Promise<Desk> {
  const link = await findLink(context, code)
  const { db, now } = context
  await db.transaction(async (tx) => {
    const request = await store.lock(tx, link, id, now())
    if (!request) throw new Failure('NOT_FOUND')
    const rule = ruleAgainstAnswering(request)
    if (rule) throw broken(rule)
    const by = link.contactId === null ? 'link' : 'recommender'
    const news = await change(tx, request, by)
    await tell(tx, [{ ...request, requestId: id, ...news }], now())
  })
  return (await deskOf(context, link)).desk
}

type Tale = News & { studentId: string; requestId: string }

/** Tells students what became of their requests. */
export async function tell(tx: Database, tales: readonly Tale[], now: Date): Promise<void> {
  const notices = tales.map(({ studentId, requestId, title, message }) => ({
    userId: studentId,
    type: 'letter' as const,
    title,
    message,
    link: '/recommenders' as const,
    subjectId: requestId,
  }))
  await notifyLatest(tx, notices, now)
  for (const { studentId } of tales) await refresh(tx, await asks.advisorsOf(tx, studentId))
}

function tellAt(request: Request, now: Date): Date | null {
  return request.contactId === null ? null : nextReminder(request, now)
}
