import {
  trashCutoff,
  countWords,
  goneAfter,
  isFinished,
  needsVersion,
  ruleAgainstEssay,
  ruleAgainstSaving,
} from '@bearings/domain/essays/rules'
import type {
  Essay,
  EssayChanges,
  EssaySummary,
  NewEssay,
  SaveText,
  TrashedEssay,
} from '@bearings/domain/essays/schema'
import { broken, Failure } from '@bearings/domain/failure'
import type { WithId } from '@bearings/domain/with-id'
import type { Database } from '#database/open.ts'
import type { Limit } from '#platform/requests/limits.ts'
import type { SignedInContext } from '#platform/requests/serve.ts'
import { logView } from '../access-log/service.ts'
import { forgetReminders } from '../notifications/service.ts'
import { hideFromReaders } from './forgetting.ts'
import * as reads from './reads/service.ts'
import * as store from './store.ts'
import * as trashStore from './trash-store.ts'
import * as versions from './versions/store.ts'

/** Faster than anyone works by hand. Deleted essays and versions are kept, so these limit their number. */
const additions = { name: 'essay-additions', points: 200, seconds: 3600 }
export const keeps = { name: 'essay-versions', points: 600, seconds: 3600 }
/**
 * The characters that versions hold: a long day's of someone who rewrites the longest texts. In memory, because every save
 * is checked; whoever has kept more waits between saves.
 */
export const keptText: Limit = {
  name: 'essay-kept-text',
  points: 20_000_000,
  seconds: 86_400,
  slows: true,
  inMemory: true,
}
/** A text saves itself at most about once a second. */
const saves = { name: 'essay-saves', points: 3600, seconds: 3600, inMemory: true }

export async function list({ db, actor }: Pick<SignedInContext, 'db' | 'actor'>): Promise<EssaySummary[]> {
  return (await store.listVisible(db, actor)).map(present)
}

/** Returns the essays a student shares with an advisor, without the texts. */
export async function sharedOf({ db, actor }: SignedInContext, studentId: string): Promise<EssaySummary[]> {
  return (await store.listShared(db, actor, studentId)).map(present)
}

export async function add(context: SignedInContext, essay: NewEssay): Promise<Essay> {
  const { db, actor, now } = context
  await context.limits.take(additions, actor.userId)
  return db.transaction(async (tx) => {
    const rule = ruleAgainstEssay(await store.lockAndCount(tx, actor))
    if (rule) throw broken(rule)
    if (essay.entryId && !(await store.ownsEntry(tx, actor, essay.entryId))) throw new Failure('NOT_FOUND')
    const id = await store.insert(tx, actor, essay, now())
    return present((await store.findVisible(tx, actor, id))!)
  })
}

/** Returns one essay. An advisor's read is recorded in the access log, which the student sees. */
export async function read({ db, actor, now }: SignedInContext, { id }: WithId): Promise<Essay> {
  const found = await store.findVisible(db, actor, id)
  if (!found) throw new Failure('NOT_FOUND')
  if (actor.role === 'advisor') {
    await logView(db, actor, { studentId: found.student.id, what: 'essay', subjectId: id, now: now() })
    await reads.opened(db, actor, found, now())
  }
  return present(found)
}

export async function change(
  { db, actor, now }: SignedInContext,
  input: EssayChanges & WithId,
): Promise<EssaySummary> {
  const { id, ...changes } = input
  return db.transaction(async (tx) => {
    if (!(await store.lockVisible(tx, actor, id))) throw new Failure('NOT_FOUND')
    if (changes.entryId && !(await store.ownsEntry(tx, actor, changes.entryId)))
      throw new Failure('NOT_FOUND')
    await store.change(tx, actor, id, changes, now())
    await settleReminder(tx, actor.userId, id, changes)
    return summaryOf((await store.findVisible(tx, actor, id))!)
  })
}

export async function saveText(
  context: SignedInContext,
  { id, status, keep, ...text }: SaveText & WithId,
): Promise<Essay> {
  const { db, actor, now } = context
  await context.limits.take(keep ? keeps : saves, actor.userId)
  await context.limits.check(keptText, actor.userId)
  const { saved, kept } = await db.transaction(async (tx) => {
    const essay = await store.lockVisible(tx, actor, id)
    if (!essay) throw new Failure('NOT_FOUND')
    const rule = ruleAgainstSaving(essay, text)
    if (rule) throw broken(rule)

    const at = now()
    let kept = 0
    const changed = { ...essay, ...(status && { status, updatedAt: at }) }
    const next = { id, content: text.content, words: countWords(text.content), updatedAt: at }
    if (text.content !== essay.content) {
      if (needsVersion(essay, next, at)) kept += await versions.keep(tx, essay)
      await store.setText(tx, actor, id, { ...next, status }, at)
      Object.assign(changed, next, { revision: essay.revision + 1 })
    } else if (status) await store.change(tx, actor, id, { status }, at)
    await settleReminder(tx, actor.userId, id, { status })
    if (keep) kept += await versions.keep(tx, next)
    return { saved: present(changed), kept }
  })
  if (kept > 0) await context.limits.take(keptText, actor.userId, kept)
  return saved
}

export async function remove({ db, actor, now }: SignedInContext, { id }: WithId): Promise<undefined> {
  await db.transaction(async (tx) => {
    if (!(await store.lockVisible(tx, actor, id))) throw new Failure('NOT_FOUND')
    await trashStore.setTrashed(tx, actor, id, now())
    await hideFromReaders(tx, actor.userId, [id])
    await forgetReminders(tx, { userIds: [actor.userId], subjectIds: [id] })
  })
}

export async function restore({ db, actor, now }: SignedInContext, { id }: WithId): Promise<EssaySummary> {
  return db.transaction(async (tx) => {
    const rule = ruleAgainstEssay(await store.lockAndCount(tx, actor))
    if (!(await trashStore.lockTrashed(tx, actor, id, trashCutoff(now())))) throw new Failure('NOT_FOUND')
    if (rule) throw broken(rule)
    await trashStore.setTrashed(tx, actor, id, null)
    return summaryOf((await store.findVisible(tx, actor, id))!)
  })
}

export async function trash({ db, actor, now }: SignedInContext): Promise<TrashedEssay[]> {
  const rows = await trashStore.listTrash(db, actor, trashCutoff(now()))
  return rows.map(({ trashedAt, ...row }) => ({
    ...row,
    trashedAt: trashedAt!.toISOString(),
    goneAfter: goneAfter(trashedAt!).toISOString(),
  }))
}

/** A reminder is of no use once the essay is finished or has another day. */
async function settleReminder(
  tx: Database,
  userId: string,
  id: string,
  { status, deadline }: Pick<EssayChanges, 'status' | 'deadline'>,
): Promise<void> {
  if (deadline === undefined && !(status && isFinished({ status }))) return
  await forgetReminders(tx, { userIds: [userId], subjectIds: [id] })
}

function summaryOf({
  content: _content,
  student: _student,
  ...summary
}: NonNullable<Awaited<ReturnType<typeof store.findVisible>>>): EssaySummary {
  return present(summary)
}

function present<Row extends { createdAt: Date; updatedAt: Date }>(row: Row) {
  return { ...row, createdAt: row.createdAt.toISOString(), updatedAt: row.updatedAt.toISOString() }
}
