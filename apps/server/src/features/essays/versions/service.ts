import type { ArchivedVersion } from '@bearings/domain/archive/schema'
import { limits } from '@bearings/domain/essays/options'
import { countWords, ruleAgainstSaving } from '@bearings/domain/essays/rules'
import type { Essay, EssayVersion, EssayVersions, EssayVersionText } from '@bearings/domain/essays/schema'
import { broken, Failure } from '@bearings/domain/failure'
import type { WithId } from '@bearings/domain/with-id'
import type { SignedInContext } from '#platform/requests/serve.ts'
import * as essays from '../service.ts'
import * as essayStore from '../store.ts'
import * as store from './store.ts'

/** How many versions one statement writes. */
const atOnce = 50

type Version = WithId & { versionId: string }

export async function list(
  context: SignedInContext,
  { id, before }: WithId & { before?: string | undefined },
): Promise<EssayVersions> {
  await essays.read(context, { id })
  const rows = await store.listOf(context.db, id, { before, atMost: limits.versions + 1 })
  return { versions: rows.slice(0, limits.versions).map(present), more: rows.length > limits.versions }
}

export async function read(context: SignedInContext, { id, versionId }: Version): Promise<EssayVersionText> {
  await essays.read(context, { id })
  const found = await store.findOf(context.db, id, versionId)
  if (!found) throw new Failure('NOT_FOUND')
  return present(found)
}

/** Names a version; an empty name removes the one before. The text and its time stay. */
export async function rename(
  context: SignedInContext,
  { id, versionId, name }: Version & { name: string },
): Promise<EssayVersion> {
  await essays.read(context, { id })
  const renamed = await store.setName(context.db, id, versionId, name === '' ? null : name)
  if (!renamed) throw new Failure('NOT_FOUND')
  return present(renamed)
}

/** Keeps a text that lost against another one, so that choosing never loses anything. */
export async function setAside(
  context: SignedInContext,
  { id, content }: WithId & { content: string },
): Promise<EssayVersion> {
  const { db, actor, now } = context
  await context.limits.take(essays.keeps, actor.userId)
  await context.limits.check(essays.keptText, actor.userId)
  await essays.read(context, { id })
  await context.limits.take(essays.keptText, actor.userId, content.length)
  const words = countWords(content)
  return present(await store.insert(db, { essayId: id, content, words, reason: 'set-aside', savedAt: now() }))
}

export async function restore(
  context: SignedInContext,
  { id, versionId, basedOn }: Version & { basedOn: number },
): Promise<Essay> {
  const { actor, now } = context
  await context.limits.take(essays.keeps, actor.userId)
  await context.limits.check(essays.keptText, actor.userId)
  const restored = await context.db.transaction(async (tx) => {
    const essay = await essayStore.lockVisible(tx, actor, id)
    const version = essay && (await store.findOf(tx, id, versionId))
    if (!version) throw new Failure('NOT_FOUND')
    const { content } = version
    const rule = ruleAgainstSaving(essay, { content, basedOn })
    if (rule) throw broken(rule)

    if (content !== essay.content) {
      const words = countWords(content)
      await store.keep(tx, essay)
      await essayStore.setText(tx, actor, id, { content, words }, now())
      await store.insert(tx, { essayId: id, content, words, reason: 'restore', savedAt: now() })
    }
    return essays.read({ ...context, db: tx }, { id })
  })
  await context.limits.take(essays.keptText, actor.userId, restored.content.length)
  return restored
}

/**
 * Imports earlier versions from an archive, with the archive's times, none of them in the future. Nothing but
 * the archive vouches for what they say.
 */
export async function bringIn(
  { db, now }: SignedInContext,
  { id, versions }: WithId & { versions: readonly ArchivedVersion[] },
): Promise<void> {
  const at = now().getTime()
  const rows = versions.map(({ content, savedAt, name }) => ({
    content,
    name,
    words: countWords(content),
    savedAt: new Date(Math.min(Date.parse(savedAt), at)),
  }))
  for (let from = 0; from < rows.length; from += atOnce)
    await store.insertBroughtIn(db, id, rows.slice(from, from + atOnce))
}

function present<Row extends { savedAt: Date }>(row: Row) {
  return { ...row, savedAt: row.savedAt.toISOString() }
}
