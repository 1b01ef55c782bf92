import { Failure } from '@bearings/domain/failure'
import { limits } from '@bearings/domain/letters/options'
import { isInPart, standingOf } from '@bearings/domain/letters/rules'
import type { Board, BoardQuery, BoardRow } from '@bearings/domain/letters/schema'
import type { SentLetter } from '@bearings/domain/recommenders/schema'
import { addDays, todayIn } from '@bearings/domain/today'
import * as accessLog from '#features/access-log/service.ts'
import { refresh } from '#features/notifications/service.ts'
import type { SignedInContext } from '#platform/requests/serve.ts'
import * as desk from '../desk/store.ts'
import * as store from './store.ts'

type Row = Awaited<ReturnType<typeof store.list>>[number]
type Placed = Row & Pick<BoardRow, 'standing'> & { due: string }

/** Returns the letters of the advisor's students in one part of the board. */
export async function list(context: SignedInContext, { part, contactId }: BoardQuery): Promise<Board> {
  const { db, actor, now } = context
  const all = (await store.list(db, actor)).map((row) => placed(row, now()))
  const found = all
    .filter((row) => isInPart(part, row.standing, row.isOwn))
    .filter((row) => contactId === undefined || row.contactId === contactId)
    .toSorted((one, other) => one.due.localeCompare(other.due) || (one.student < other.student ? -1 : 1))
  const shown = found.slice(0, limits.board)
  const idsOf = (some: readonly Placed[]) => some.map(({ recommenderId }) => recommenderId)
  const declined = shown.flatMap(({ standing, requestId }) =>
    standing === 'declined' && requestId ? requestId : [],
  )
  const [names, reasons, colleges, teachers] = await Promise.all([
    store.namesOf(db, actor, idsOf(shown)),
    store.reasonsOf(db, actor, declined),
    desk.collegesOf(db, idsOf(shown.filter(({ isOwn }) => isOwn))),
    teachersOf(context, all),
  ])
  await accessLog.logViews(
    db,
    actor,
    [...new Set(shown.map(({ studentId }) => studentId))].map((studentId) => ({ studentId })),
    { what: 'letters', now: now() },
  )
  return {
    rows: shown.map((row) => ({
      recommenderId: row.recommenderId,
      studentId: row.studentId,
      student: row.student,
      recommender: names.get(row.recommenderId) ?? '',
      kind: row.kind,
      standing: row.standing,
      wantedBy: row.wantedBy,
      promisedOn: row.promisedOn,
      sent: row.sent ?? 0,
      of: row.of ?? 0,
      waiver: row.waiver,
      reason: (row.requestId && reasons.get(row.requestId)) || null,
      colleges: colleges
        .filter(({ recommenderId }) => recommenderId === row.recommenderId)
        .map(({ recommenderId: _id, ...college }) => ({
          ...college,
          saidBy: college.sentOn === null ? null : (college.saidBy ?? 'student'),
        })),
    })),
    total: found.length,
    teachers,
  }
}

/** Says for the counselor when their own letter was sent. The student's page shows who said so. */
export async function setSent(
  { db, actor }: SignedInContext,
  { id, entryId, sentOn }: SentLetter & { id: string; entryId: string },
): Promise<undefined> {
  await db.transaction(async (tx) => {
    const studentId = await store.lockOwn(tx, actor, id)
    const letter = { recommenderId: id, entryId }
    if (!studentId || !(await desk.setSent(tx, letter, { sentOn, saidBy: 'counselor' })))
      throw new Failure('NOT_FOUND')
    await refresh(tx, [studentId])
  })
}

function placed(row: Row, now: Date): Placed {
  const { state, wantedBy, promisedOn } = row
  const [of, sent] = [row.of ?? 0, row.sent ?? 0]
  if (state === null || wantedBy === null)
    return { ...row, standing: of > 0 && sent === of ? 'done' : 'to-write', due: '9999-12-31' }
  const letters = Array.from({ length: of }, (_, index) => ({ sentOn: index < sent ? wantedBy : null }))
  const standing = standingOf({ state, wantedBy, promisedOn, letters }, todayIn(row.timeZone, now))
  return { ...row, standing, due: promisedOn ?? wantedBy }
}

/** Returns who is asked most by the advisor's students, at an address. */
async function teachersOf({ db, actor, now }: SignedInContext, all: readonly Placed[]) {
  const soon = addDays(todayIn(actor.timeZone, now()), limits.soonDays)
  const groups = new Map<string, Placed[]>()
  for (const row of all)
    if (row.contactId !== null && isInPart('open', row.standing, false))
      groups.set(row.contactId, [...(groups.get(row.contactId) ?? []), row])
  const most = [...groups]
    .toSorted(([, one], [, other]) => other.length - one.length)
    .slice(0, limits.teachers)
  const [names, bounds] = await Promise.all([
    store.namesOf(
      db,
      actor,
      most.map(([, rows]) => rows[0]!.recommenderId),
    ),
    store.limitsOf(
      db,
      most.map(([id]) => id),
    ),
  ])
  return most.map(([contactId, rows]) => ({
    contactId,
    name: names.get(rows[0]!.recommenderId) ?? '',
    open: rows.length,
    soon: rows.filter(({ standing, due }) => standing !== 'late' && due <= soon).length,
    late: rows.filter(({ standing }) => standing === 'late').length,
    most: bounds.get(contactId) ?? null,
  }))
}
