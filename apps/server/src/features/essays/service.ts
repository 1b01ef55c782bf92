import { limits } from '@bearings/domain/essays/options'
import { countWords } from '@bearings/domain/essays/rules'
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
import * as store from './store.ts'
import * as versions from './versions/store.ts'

type One = { id: string }

export async function list({ db, actor }: SignedIn): Promise<EssaySummary[]> {
  return (await store.listVisible(db, actor)).map(asSent)
}

export async function add({ db, actor, now }: SignedIn, essay: NewEssay): Promise<Essay> {
  return db.transaction(async (tx) => {
    if ((await store.countVisible(tx, actor)) >= limits.essays) throw broken('essays-full')
    if (essay.entryId && !(await store.ownsEntry(tx, actor, essay.entryId))) throw new Failure('NOT_FOUND')
    const id = await store.insert(tx, actor, essay, now())
    return asSent((await store.findVisible(tx, actor, id))!)
  })
}

export async function read({ db, actor }: SignedIn, { id }: One): Promise<Essay> {
  const found = await store.findVisible(db, actor, id)
  if (!found) throw new Failure('NOT_FOUND')
  return asSent(found)
}

export async function change({ db, actor, now }: SignedIn, input: EssayChanges & One): Promise<EssaySummary> {
  const { id, ...changes } = input
  return db.transaction(async (tx) => {
    if (!(await store.lockVisible(tx, actor, id))) throw new Failure('NOT_FOUND')
    if (changes.entryId && !(await store.ownsEntry(tx, actor, changes.entryId)))
      throw new Failure('NOT_FOUND')
    await store.change(tx, id, changes, now())
    const { content: _, ...summary } = (await store.findVisible(tx, actor, id))!
    return asSent(summary)
  })
}

export async function saveText(
  { db, actor, now }: SignedIn,
  { id, ...text }: SaveText & One,
): Promise<Essay> {
  return db.transaction(async (tx) => {
    const essay = await store.lockVisible(tx, actor, id)
    if (!essay) throw new Failure('NOT_FOUND')
    if (essay.revision !== text.basedOn) throw broken('essay-saved-elsewhere')

    const words = countWords(text.content)
    const at = now()
    const { content, status } = text
    await store.setText(tx, id, { content, words, ...(status && { status }) }, at)
    if (content !== essay.content)
      await versions.insert(tx, { essayId: id, content, words, reason: 'save', savedAt: at })
    return asSent((await store.findVisible(tx, actor, id))!)
  })
}

export async function remove({ db, actor, now }: SignedIn, { id }: One): Promise<undefined> {
  if (!(await store.moveToTrash(db, actor, id, now()))) throw new Failure('NOT_FOUND')
}

export async function restore({ db, actor }: SignedIn, { id }: One): Promise<EssaySummary> {
  return db.transaction(async (tx) => {
    if ((await store.countVisible(tx, actor)) >= limits.essays) throw broken('essays-full')
    const found = (await store.takeFromTrash(tx, actor, id)) && (await store.findVisible(tx, actor, id))
    if (!found) throw new Failure('NOT_FOUND')
    const { content: _, ...summary } = found
    return asSent(summary)
  })
}

export async function trash({ db, actor }: SignedIn): Promise<TrashedEssay[]> {
  const rows = await store.listTrash(db, actor)
  return rows.map(({ trashedAt, ...row }) => ({
    ...row,
    trashedAt: trashedAt!.toISOString(),
    goneAfter: new Date(trashedAt!.getTime() + limits.trashDays * 86_400_000).toISOString(),
  }))
}

function asSent<Row extends { createdAt: Date; updatedAt: Date }>(row: Row) {
  return { ...row, createdAt: row.createdAt.toISOString(), updatedAt: row.updatedAt.toISOString() }
}
