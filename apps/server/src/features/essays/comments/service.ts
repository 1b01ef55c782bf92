import { isDeepStrictEqual } from 'node:util'
import { beginsThread, mayChange, ruleAgainstDeleting } from '@bearings/domain/essays/comments/policy'
import { ruleAgainstComment } from '@bearings/domain/essays/comments/rules'
import type { CommentChanges, EssayComment, NewComment } from '@bearings/domain/essays/comments/schema'
import { broken, Failure } from '@bearings/domain/failure'
import { truncateLine } from '@bearings/domain/truncate'
import type { WithId } from '@bearings/domain/with-id'
import { forget, notifyAll, refresh, reword, settle } from '#features/notifications/service.ts'
import type { SignedInContext } from '#platform/requests/serve.ts'
import { answered } from '../reads/service.ts'
import * as essayStore from '../store.ts'
import * as store from './store.ts'

/** Faster than anyone reads. Limited because each comment notifies the other side. */
const commenting = { name: 'essay-comments', points: 200, seconds: 3600 }

type Comment = WithId & { commentId: string }
type Row = Awaited<ReturnType<typeof store.listVisible>>[number]
type Locked = Awaited<ReturnType<typeof lockedEssay>>

/** Returns the comments on an essay. They are addressed to the reader, so this is no view of the essay. */
export async function list({ db, actor }: SignedInContext, { id }: WithId): Promise<EssayComment[]> {
  const essay = await essayStore.findVisible(db, actor, id)
  if (!essay) throw new Failure('NOT_FOUND')
  return (await store.listVisible(db, actor, { id, userId: essay.student.id })).map(present)
}

export async function add(
  context: SignedInContext,
  { id, commentId, body, anchor, parentId }: NewComment & WithId,
): Promise<EssayComment> {
  const { actor, now } = context
  await context.limits.take(commenting, actor.userId)
  return context.db.transaction(async (tx) => {
    const essay = await lockedEssay(tx, actor, id)
    const same = commentId && (await store.findVisible(tx, actor, essay, commentId))
    if (same && same.author?.id === actor.userId) {
      const said = present(same)
      if (!isDeepStrictEqual([said.body, said.anchor, said.parentId], [body, anchor, parentId]))
        throw broken('sent-already')
      return said
    }
    const first = parentId === null ? null : await foundThread(tx, actor, essay, parentId)
    const rule = ruleAgainstComment(await store.countOf(tx, essay))
    if (rule) throw broken(rule)

    const at = now()
    const values = { essayId: id, authorId: actor.userId, parentId, body, createdAt: at, updatedAt: at }
    const added = await store.insert(tx, { id: commentId, ...values, ...anchor })
    if (!added) throw new Failure('NOT_FOUND')
    // A new comment reopens the thread.
    if (first?.resolvedAt) await store.setResolved(tx, first.id, null)
    const comment = (await store.findVisible(tx, actor, essay, added))!
    // Replying marks earlier comments as read.
    if (first) await settle(tx, actor.userId, await threadOf(tx, actor, essay, first.id))
    if (actor.role === 'advisor') await answered(tx, actor, essay, 'commented', at)
    await tellTheOther(tx, essay, comment, first, at)
    return present(comment)
  })
}

export async function change(
  context: SignedInContext,
  { id, commentId, body }: CommentChanges & Comment,
): Promise<EssayComment> {
  const { db, actor, now } = context
  await context.limits.take(commenting, actor.userId)
  return db.transaction(async (tx) => {
    const essay = await lockedEssay(tx, actor, id)
    const comment = await foundComment(tx, actor, essay, commentId)
    if (!mayChange(actor, comment)) throw new Failure('FORBIDDEN')
    if (body !== comment.body) {
      await store.setBody(tx, commentId, body, now())
      await reword(tx, commentId, newsOf(essay, { ...comment, body }))
      await showTheOther(tx, actor, essay)
    }
    return present(await foundComment(tx, actor, essay, commentId))
  })
}

export async function remove({ db, actor }: SignedInContext, { id, commentId }: Comment): Promise<undefined> {
  await db.transaction(async (tx) => {
    const essay = await lockedEssay(tx, actor, id)
    const comment = await foundComment(tx, actor, essay, commentId)
    if (!mayChange(actor, comment)) throw new Failure('FORBIDDEN')
    const rule = ruleAgainstDeleting(comment, await store.listVisible(tx, actor, essay))
    if (rule) throw broken(rule)
    await forget(tx, await store.remove(tx, commentId))
    if (comment.parentId !== null) await store.removeIfEmpty(tx, comment.parentId)
    await showTheOther(tx, actor, essay)
  })
}

/**
 * Deletes what a person wrote in comments, before their account is erased. The other side's replies stay, and
 * above them a comment without text.
 */
export async function forgetCommentsFrom(tx: Tx, authorId: string): Promise<void> {
  await forget(tx, await store.removeAllFrom(tx, authorId))
}

/**
 * Resolves a thread. An already resolved thread keeps the person who resolved it. Resolving marks its comments as
 * read, as replying does.
 */
export async function resolve({ db, actor, now }: SignedInContext, input: Comment): Promise<EssayComment> {
  return db.transaction(async (tx) => {
    const essay = await lockedEssay(tx, actor, input.id)
    const { id, resolvedAt } = await foundThread(tx, actor, essay, input.commentId)
    if (!resolvedAt) {
      await store.setResolved(tx, id, { by: actor.userId, at: now() })
      await showTheOther(tx, actor, essay)
    }
    await settle(tx, actor.userId, await threadOf(tx, actor, essay, id))
    return present(await foundComment(tx, actor, essay, id))
  })
}

export async function reopen({ db, actor }: SignedInContext, input: Comment): Promise<EssayComment> {
  return db.transaction(async (tx) => {
    const essay = await lockedEssay(tx, actor, input.id)
    const { id, resolvedAt } = await foundThread(tx, actor, essay, input.commentId)
    if (resolvedAt) {
      await store.setResolved(tx, id, null)
      await showTheOther(tx, actor, essay)
    }
    return present(await foundComment(tx, actor, essay, id))
  })
}

type Tx = SignedInContext['db']

/** Locks the essay, which serializes its comments, so that a reply and a deletion cannot conflict. */
async function lockedEssay(tx: Tx, actor: SignedInContext['actor'], id: string) {
  const essay = await essayStore.lockVisible(tx, actor, id)
  if (!essay) throw new Failure('NOT_FOUND')
  return { ...essay, userId: essay.student.id }
}

async function foundComment(
  tx: Tx,
  actor: SignedInContext['actor'],
  essay: Locked,
  id: string,
): Promise<Row> {
  const comment = await store.findVisible(tx, actor, essay, id)
  if (!comment) throw new Failure('NOT_FOUND')
  return comment
}

async function foundThread(tx: Tx, actor: SignedInContext['actor'], essay: Locked, id: string): Promise<Row> {
  const comment = await foundComment(tx, actor, essay, id)
  if (!beginsThread(comment)) throw new Failure('NOT_FOUND')
  return comment
}

async function threadOf(
  tx: Tx,
  actor: SignedInContext['actor'],
  essay: Locked,
  firstId: string,
): Promise<string[]> {
  const all = await store.listVisible(tx, actor, essay)
  return all.filter(({ id, parentId }) => (parentId ?? id) === firstId).map(({ id }) => id)
}

/** Notifies the student of an advisor's comment, and the advisors who can see it of a student's. */
async function tellTheOther(
  tx: Tx,
  essay: Locked,
  comment: Row,
  first: Row | null,
  now: Date,
): Promise<void> {
  // Just written, so it is not gone.
  const author = comment.author!
  const isStudents = author.id === essay.userId
  const others = await othersThan(tx, author.id, essay)
  // What a student and one advisor write to each other is hidden from the student's other advisors.
  const isBetweenTwo = isStudents && first !== null && first.author?.id !== essay.userId
  const told = isBetweenTwo ? others.filter((id) => id === first.author?.id) : others
  const notices = told.map((userId) => ({
    userId,
    type: 'essay-feedback' as const,
    title: first === null ? 'New Essay Comment' : 'New Reply to a Comment',
    message: newsOf(essay, comment),
    inMail: { message: `${author.fullName} commented on “${truncateLine(essay.promptName, 60)}”.` },
    sender: author.fullName,
    link: isStudents
      ? (`/advisor/students/${essay.userId}/essays/${essay.id}` as const)
      : (`/essays/${essay.id}` as const),
    subjectId: comment.id,
  }))
  if (notices.length > 0) await notifyAll(tx, notices, now)
}

/** What a notification says of a comment that its author has just written. */
function newsOf({ promptName }: Locked, { author, body }: Row): string {
  return `${author!.fullName} commented on “${truncateLine(promptName, 60)}”: ${truncateLine(body!, 120)}`
}

/** Shows the other side's open pages a change that is no news. */
async function showTheOther(tx: Tx, actor: SignedInContext['actor'], essay: Locked): Promise<void> {
  await refresh(tx, await othersThan(tx, actor.userId, essay))
}

/** Returns the advisors who may read the essay for its student, and the student for an advisor. */
async function othersThan(tx: Tx, userId: string, essay: Locked): Promise<string[]> {
  return userId === essay.userId ? store.findReaders(tx, { userId, ids: [essay.id] }) : [essay.userId]
}

function present({ quote, before, after, start, ...row }: Row): EssayComment {
  return {
    ...row,
    anchor:
      quote === null || before === null || after === null || start === null
        ? null
        : { quote, before, after, start },
    resolvedAt: row.resolvedAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  }
}
