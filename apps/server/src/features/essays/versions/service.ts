import { countWords } from '@bearings/domain/essays/rules'
import type { Essay, EssayVersion, EssayVersionText } from '@bearings/domain/essays/schema'
import { broken, Failure } from '@bearings/domain/failure'
import type { SignedIn } from '../../../platform/serve.ts'
import * as essays from '../service.ts'
import * as essayStore from '../store.ts'
import * as store from './store.ts'

type One = { id: string }
type Version = One & { versionId: string }

export async function list(context: SignedIn, { id }: One): Promise<EssayVersion[]> {
  await essays.read(context, { id })
  return (await store.listOf(context.db, id)).map(asSent)
}

export async function read(context: SignedIn, { id, versionId }: Version): Promise<EssayVersionText> {
  await essays.read(context, { id })
  const found = await store.findOf(context.db, id, versionId)
  if (!found) throw new Failure('NOT_FOUND')
  return asSent(found)
}

/** Keeps a text that lost against another one, so that choosing never loses anything. */
export async function setAside(
  context: SignedIn,
  { id, content }: One & { content: string },
): Promise<EssayVersion> {
  await essays.read(context, { id })
  const words = countWords(content)
  const savedAt = context.now()
  return asSent(await store.insert(context.db, { essayId: id, content, words, reason: 'set-aside', savedAt }))
}

export async function restore(context: SignedIn, input: Version & { basedOn: number }): Promise<Essay> {
  const { id, versionId, basedOn } = input
  const { actor, now } = context
  return context.db.transaction(async (tx) => {
    const essay = await essayStore.lockVisible(tx, actor, id)
    const version = essay && (await store.findOf(tx, id, versionId))
    if (!version) throw new Failure('NOT_FOUND')
    if (essay.revision !== basedOn) throw broken('essay-saved-elsewhere')

    const { content, words } = version
    await essayStore.setText(tx, id, { content, words }, now())
    await store.insert(tx, { essayId: id, content, words, reason: 'restore', savedAt: now() })
    return essays.read({ ...context, db: tx }, { id })
  })
}

function asSent<Row extends { savedAt: Date }>(row: Row) {
  return { ...row, savedAt: row.savedAt.toISOString() }
}
