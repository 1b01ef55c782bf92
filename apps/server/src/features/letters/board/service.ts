import type { Viewed } from '@bearings/domain/advising/options'
import { Failure } from '@bearings/domain/failure'
import { limits } from '@bearings/domain/letters/options'
import { isInPart, standingOf } from '@bearings/domain/letters/rules'
import type { Board, BoardPart, BoardQuery, BoardRow } from '@bearings/domain/letters/schema'
import type { SentLetter } from '@bearings/domain/recommenders/schema'
import { addDays, todayIn } from '@bearings/domain/today'
import * as accessLog from '#features/access-log/service.ts'
import { refresh } from '#features/notifications/service.ts'
import type { SignedInContext } from '#platform/requests/serve.ts'
import * as desk from '../desk/store.ts'
import * as store from './store.ts'

type Caller = Pick<SignedInContext, 'db' | 'actor' | 'now'>
type Row = Awaited<ReturnType<typeof store.list>>[number]
type Placed = Row & Pick<BoardRow, 'standing'> & { due: string }

/** Returns a page of the letters in one part of the board, the nearest first. */
export async function list(context: SignedInContext, { skip, ...part }: BoardQuery): Promise<Board> {
  const all = await placedLetters(context)
  const found = within(all, part)
  const shown = found.slice(skip, skip + limits.page)
  const [rows, teachers] = await Promise.all([described(context, shown), teachersOf(context, all)])
  await seen(context, shown, 'letters')
  const last = skip + shown.length
  return { rows, total: found.length, teachers, next: shown.length > 0 && last < found.length ? last : null }
}

/** Yields all letters in one part of the board, for an export, which counts as a view of each student in it. */
export async function* everyLetter(context: Caller, part: BoardPart): AsyncGenerator<BoardRow> {
  const found = within(await placedLetters(context), part)
  for (let skip = 0; skip < found.length; skip += limits.page) {
    const rows = found.slice(skip, skip + limits.page)
    await seen(context, rows, 'roster-file')
    yield* await described(context, rows)
  }
}

async function placedLetters({ db, actor, now }: Caller): Promise<Placed[]> {
  return (await store.list(db, actor)).map((row) => placed(row, now()))
}

function within(all: readonly Placed[], { part, contactId }: BoardPart): Placed[] {
  return all
    .filter((row) => isInPart(part, row.standing, row.isOwn))
    .filter((row) => contactId === undefined || row.contactId === contactId)
    .toSorted(
      (one, other) =>
        compare(one.due, other.due) ||
        compare(one.student, other.student) ||
        compare(one.recommenderId, other.recommenderId),
    )
}

function compare(one: string, other: string): number {
  return one < other ? -1 : Number(one > other)
}

async function seen({ db, actor, now }: Caller, rows: readonly Placed[], what: Viewed): Promise<void> {
  const students = new Set(rows.map(({ studentId }) => studentId))
  const views = [...students].map((studentId) => ({ studentId }))
  await accessLog.logViews(db, actor, views, { what, now: now() })
}

async function described({ db, actor }: Caller, rows: readonly Placed[]): Promise<BoardRow[]> {
  const idsOf = (some: readonly Placed[]) => some.map(({ recommenderId }) => recommenderId)
  const declined = rows.flatMap(({ standing, requestId }) =>
    standing === 'declined' && requestId ? requestId : [],
  )
  const [names, reasons, colleges] = await Promise.all([
    store.namesOf(db, actor, idsOf(rows)),
    store.reasonsOf(db, actor, declined),
    desk.collegesOf(db, idsOf(rows.filter(({ isOwn }) => isOwn))),
  ])
  return rows.map(({ recommenderId, requestId, sent, of, ...row }) => ({
    recommenderId,
    studentId: row.studentId,
    student: row.student,
    recommender: names.get(recommenderId) ?? '',
    kind: row.kind,
    standing: row.standing,
    wantedBy: row.wantedBy,
    promisedOn: row.promisedOn,
    sent: sent ?? 0,
    of: of ?? 0,
    waiver: row.waiver,
    reason: (requestId && reasons.get(requestId)) || null,
    colleges: colleges
      .filter((college) => college.recommenderId === recommenderId)
      .map(({ recommenderId: _id, ...college }) => ({
        ...college,
        saidBy: college.sentOn === null ? null : (college.saidBy ?? 'student'),
      })),
  }))
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
  const isMoot = row.chosen !== null && row.chosen > 0 && sent === of
  if (state === null || wantedBy === null)
    return { ...row, standing: !isMoot ? 'to-write' : of > 0 ? 'done' : 'ended', due: '9999-12-31' }
  const letters = Array.from({ length: of }, (_, index) => ({ sentOn: index < sent ? wantedBy : null }))
  const standing = standingOf({ state, wantedBy, promisedOn, letters, isMoot }, todayIn(row.timeZone, now))
  return { ...row, standing, due: promisedOn ?? wantedBy }
}

/** Returns who is asked most by the advisor's students, at an address. */
async function teachersOf({ db, actor, now }: Caller, all: readonly Placed[]) {
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
