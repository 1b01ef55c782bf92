import { ruleAgainstNote } from '@bearings/domain/advising/notes/rules'
import type { AdvisorNote, NoteChanges, NoteText } from '@bearings/domain/advising/notes/schema'
import { broken, Failure } from '@bearings/domain/failure'
import type { SignedInContext } from '#platform/requests/serve.ts'
import * as store from './store.ts'

type Id = { id: string }

export async function list({ db, actor }: SignedInContext, { id }: Id): Promise<AdvisorNote[]> {
  if (!(await store.findLink(db, actor, id))) throw new Failure('NOT_FOUND')
  return (await store.list(db, actor, id)).map(present)
}

export async function add(
  { db, actor, now }: SignedInContext,
  { id, content }: Id & NoteText,
): Promise<AdvisorNote> {
  return db.transaction(async (tx) => {
    const link = await store.lockLink(tx, actor, id)
    if (!link) throw new Failure('NOT_FOUND')
    const rule = ruleAgainstNote(await store.count(tx, link.id))
    if (rule) throw broken(rule)
    return present(await store.insert(tx, { linkId: link.id, content, createdAt: now(), updatedAt: now() }))
  })
}

export async function change(
  { db, actor, now }: SignedInContext,
  { id, content, goesAlong }: Id & NoteChanges,
): Promise<AdvisorNote> {
  const note = await store.change(db, actor, id, {
    ...(goesAlong !== undefined && { goesAlong }),
    ...(content !== undefined && { content, updatedAt: now() }),
  })
  if (!note) throw new Failure('NOT_FOUND')
  return present(note)
}

export async function remove({ db, actor }: SignedInContext, { id }: Id): Promise<undefined> {
  if (!(await store.remove(db, actor, id))) throw new Failure('NOT_FOUND')
}

function present({ createdAt, updatedAt, ...note }: store.NoteRow): AdvisorNote {
  return { ...note, createdAt: createdAt.toISOString(), updatedAt: updatedAt.toISOString() }
}
