import { limits } from '@bearings/domain/essays/options'
import { beginningOfTrash, countWords, goneAfter, ruleAgainstSaving } from '@bearings/domain/essays/rules'
import type {
  Essay,
  EssayChanges,
  EssaySummary,
  NewEssay,
  SaveText,
  TrashedEssay,
} from '@bearings/domain/essays/schema'
import { broken, Failure } from '@bearings/domain/failure'
import type { SignedIn } from '../../platform/serve.ts'
import { logView } from '../advising/views/service.ts'
import * as store from './store.ts'
import * as versions from './versions/store.ts'

/** Faster than anyone works by hand; deleted essays and earlier versions are kept, so these bound what is kept. */
const additions = { name: 'essay-additions', points: 200, seconds: 3600 }
export const saves = { name: 'essay-saves', points: 600, seconds: 3600 }

type One = { id: string }

export async function list({ db, actor }: SignedIn): Promise<EssaySummary[]> {
  return (await store.listVisible(db, actor)).map(asSent)
}

/** What a student shows an advisor of their essays, without the texts. */
export async function sharedOf({ db, actor }: SignedIn, studentId: string): Promise<EssaySummary[]> {
  return (await store.listShared(db, actor, studentId)).map(asSent)
}

export async function add({ db, actor, now, limits: rate }: SignedIn, essay: NewEssay): Promise<Essay> {
  await rate.take(additions, actor.userId)
  return db.transaction(async (tx) => {
    if ((await store.lockAndCount(tx, actor)) >= limits.essays) throw broken('essays-full')
    if (essay.entryId && !(await store.ownsEntry(tx, actor, essay.entryId))) throw new Failure('NOT_FOUND')
    const id = await store.insert(tx, actor, essay, now())
    return asSent((await store.findVisible(tx, actor, id))!)
  })
}

/** An advisor's look is written down for the student. */
export async function read({ db, actor, now }: SignedIn, { id }: One): Promise<Essay> {
  const found = await store.findVisible(db, actor, id)
  if (!found) throw new Failure('NOT_FOUND')
  if (actor.role === 'advisor')
    await logView(db, actor, { studentId: found.student.id, what: 'essay', subjectId: id, now: now() })
  return asSent(found)
}

export async function change({ db, actor, now }: SignedIn, input: EssayChanges & One): Promise<EssaySummary> {
  const { id, ...changes } = input
  return db.transaction(async (tx) => {
    if (!(await store.lockVisible(tx, actor, id))) throw new Failure('NOT_FOUND')
    if (changes.entryId && !(await store.ownsEntry(tx, actor, changes.entryId)))
      throw new Failure('NOT_FOUND')
    await store.change(tx, id, changes, now())
    return summaryOf((await store.findVisible(tx, actor, id))!)
  })
}

export async function saveText(
  { db, actor, now, limits: rate }: SignedIn,
  { id, status, ...text }: SaveText & One,
): Promise<Essay> {
  await rate.take(saves, actor.userId)
  return db.transaction(async (tx) => {
    const essay = await store.lockVisible(tx, actor, id)
    if (!essay) throw new Failure('NOT_FOUND')
    const rule = ruleAgainstSaving(essay, text)
    if (rule) throw broken(rule)

    if (status) await store.change(tx, id, { status }, now())
    if (text.content !== essay.content) await setText(tx, id, text.content, 'save', now())
    return asSent((await store.findVisible(tx, actor, id))!)
  })
}

/** Makes this the text, and a version with the reason it came to be. For an essay that is locked. */
export async function setText(
  tx: SignedIn['db'],
  id: string,
  content: string,
  reason: 'save' | 'restore',
  at: Date,
): Promise<void> {
  const words = countWords(content)
  await store.setText(tx, id, { content, words }, at)
  await versions.insert(tx, { essayId: id, content, words, reason, savedAt: at })
}

export async function remove({ db, actor, now }: SignedIn, { id }: One): Promise<undefined> {
  await db.transaction(async (tx) => {
    if (!(await store.lockVisible(tx, actor, id))) throw new Failure('NOT_FOUND')
    await store.setTrashed(tx, id, now())
  })
}

export async function restore({ db, actor, now }: SignedIn, { id }: One): Promise<EssaySummary> {
  return db.transaction(async (tx) => {
    const kept = await store.lockAndCount(tx, actor)
    if (!(await store.lockTrashed(tx, actor, id, beginningOfTrash(now())))) throw new Failure('NOT_FOUND')
    if (kept >= limits.essays) throw broken('essays-full')
    await store.setTrashed(tx, id, null)
    return summaryOf((await store.findVisible(tx, actor, id))!)
  })
}

export async function trash({ db, actor, now }: SignedIn): Promise<TrashedEssay[]> {
  const rows = await store.listTrash(db, actor, beginningOfTrash(now()))
  return rows.map(({ trashedAt, ...row }) => ({
    ...row,
    trashedAt: trashedAt!.toISOString(),
    goneAfter: goneAfter(trashedAt!).toISOString(),
  }))
}

function summaryOf({
  content: _content,
  student: _student,
  ...summary
}: NonNullable<Awaited<ReturnType<typeof store.findVisible>>>): EssaySummary {
  return asSent(summary)
}

function asSent<Row extends { createdAt: Date; updatedAt: Date }>(row: Row) {
  return { ...row, createdAt: row.createdAt.toISOString(), updatedAt: row.updatedAt.toISOString() }
}
