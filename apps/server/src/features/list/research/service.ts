import { broken, Failure } from '@bearings/domain/failure'
import type { ResearchNote, SaveNote } from '@bearings/domain/list/research/schema'
import type { SignedInContext } from '#platform/requests/serve.ts'
import * as list from '../store.ts'
import * as store from './store.ts'

type OfEntry = { id: string }

export async function read({ db, actor }: SignedInContext, { id }: OfEntry): Promise<ResearchNote> {
  if (!(await list.find(db, actor, id))) throw new Failure('NOT_FOUND')
  const note = await store.find(db, id)
  if (!note) return { content: null, revision: 0, updatedAt: null }
  return { ...note, updatedAt: note.updatedAt.toISOString() }
}

export async function save({ db, actor, now }: SignedInContext, { id, ...note }: OfEntry & SaveNote) {
  return db.transaction(async (tx) => {
    if (!(await list.lock(tx, actor, id))) throw new Failure('NOT_FOUND')
    const saved = await store.save(tx, id, note, now())
    if (!saved) throw broken('note-saved-elsewhere')
    return { ...saved, updatedAt: saved.updatedAt.toISOString() }
  })
}
