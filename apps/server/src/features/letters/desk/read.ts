import { startOfViewWindow } from '@bearings/domain/access-log/rules'
import { isOpen } from '@bearings/domain/letters/rules'
import type { Desk, DeskRequest, LetterCode } from '@bearings/domain/letters/schema'
import * as accessLog from '#features/access-log/service.ts'
import type { Context } from '#platform/requests/serve.ts'
import * as asks from '../asks/store.ts'
import { findLink } from './link.ts'
import * as store from './store.ts'

/** Returns the page of a recommender. Each student whose request it shows can read that it was opened. */
export async function open(context: Context, { code }: LetterCode): Promise<Desk> {
  const link = await findLink(context, code)
  const { desk, rows } = await deskOf(context, link)
  const { db, now } = context
  await db.transaction(async (tx) => {
    const times = { now: now(), since: startOfViewWindow(now(), 'letter') }
    const ids = rows.filter(({ state }) => state !== 'withdrawn').map(({ id }) => id)
    const opened = await store.noteOpened(tx, ids, times)
    const seen = rows.filter(({ id }) => opened.includes(id))
    await accessLog.logOpenings(tx, seen, now())
  })
  return desk
}

/** Returns the page that a link opens, and the rows of its requests. */
export async function deskOf({ db, now }: Pick<Context, 'db' | 'now'>, link: store.Link) {
  const rows = await store.list(db, link, now())
  const ids = rows.map(({ recommenderId }) => recommenderId)
  const [colleges, letters] = await Promise.all([store.collegesOf(db, ids), asks.lettersOf(db, ids)])
  const requests = rows.map((row) => present({ ...row, ...asks.asksFor(letters, row) }, colleges))
  const contact = link.contactId === null ? undefined : await store.contactOf(db, link.contactId, now())
  const latest = rows.toSorted((one, other) => other.askedAt.getTime() - one.askedAt.getTime())[0]
  const desk: Desk = {
    name: latest?.name ?? '',
    isMailed: contact !== undefined,
    hasAddress: contact !== undefined || rows.some(({ contactId }) => contactId !== null),
    most: contact?.most ?? null,
    open: contact?.open ?? requests.filter((request) => request.isOpen).length,
    reminders: contact?.reminders ?? false,
    requests: [
      ...requests.filter((request) => request.isOpen),
      ...requests.filter((request) => !request.isOpen),
    ],
  }
  return { desk, rows }
}

type Row = Awaited<ReturnType<typeof store.list>>[number] & ReturnType<typeof asks.asksFor>
type College = Awaited<ReturnType<typeof store.collegesOf>>[number]

function present(row: Row, colleges: readonly College[]): DeskRequest {
  const { id, student, kind, state, wantedBy, promisedOn, isMoot, waiver, attached } = row
  // What a student gave somebody to read goes when they take the request back.
  const isShown = state !== 'withdrawn' && state !== 'forgotten'
  return {
    id,
    student,
    kind,
    state,
    wantedBy,
    promisedOn,
    isOpen: isOpen(row),
    isMoot,
    waiver: waiver ?? 'undecided',
    attached: isShown ? attached : { note: '', bragSheet: [], activities: [] },
    colleges: colleges
      .filter(({ recommenderId }) => isShown && recommenderId === row.recommenderId)
      .map(({ entryId, name, deadline, sentOn, saidBy }) => ({
        entryId,
        name,
        deadline,
        sentOn,
        saidBy: sentOn === null ? null : (saidBy ?? 'student'),
      })),
  }
}
