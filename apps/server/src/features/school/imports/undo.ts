import { broken, Failure } from '@bearings/domain/failure'
import type { RosterImport, UndoneRoster } from '@bearings/domain/school/imports/schema'
import { forget } from '#features/notifications/service.ts'
import { audit } from '#platform/audit.ts'
import type { SignedInContext } from '#platform/requests/serve.ts'
import { addressHash } from '../hashes.ts'
import { enterInAll } from '../people/joining.ts'
import { type FileField, fileFields } from './plan.ts'
import * as store from './store.ts'

export async function list({ db, actor }: SignedInContext): Promise<RosterImport[]> {
  const rows = await store.list(db, actor)
  return rows.map(({ at, undoneAt, ...row }, index) => ({
    ...row,
    at: at.toISOString(),
    undoneAt: undoneAt?.toISOString() ?? null,
    canBeUndone: index === 0 && undoneAt === null,
  }))
}

/**
 * Undoes the latest import: removes whom it added, and restores whom it changed or ended. Those who have joined
 * since are not removed, and those whom somebody has changed since stay as they are.
 */
export async function undo(
  { db, actor, now, origin }: SignedInContext,
  { id }: { id: string },
): Promise<UndoneRoster> {
  const at = now()
  const hash = await addressHash(db)
  const undone = await db.transaction(async (tx) => {
    const latest = await store.lockLatest(tx, actor, id)
    if (!latest) throw new Failure('NOT_FOUND')
    if (latest.undoneAt) throw broken('import-undone')
    const changes = await store.changesOf(tx, id)
    const added = changes.flatMap(({ before, person }) => (before === null && person ? [person] : []))
    const unwanted = added.filter(({ userId }) => userId === null)
    const restored = changes.flatMap(({ before, person }) =>
      before === null || !person ? [] : [asBefore(person, JSON.parse(before) as Stored)],
    )
    await store.remove(
      tx,
      unwanted.map((person) => person.id),
    )
    const written = restored.map((person) => ({
      ...person,
      emailHash: person.schoolEmail === null ? null : hash(person.schoolEmail),
      counselorHash: person.counselorEmail === null ? null : hash(person.counselorEmail),
      importId: null,
      updatedAt: at,
    }))
    await store.writeMany(tx, written)
    await store.endImport(tx, id, at)
    // Admins were told of counselors who had left.
    await forget(
      tx,
      written.flatMap((person) => (person.kind === 'staff' ? person.id : [])),
    )

    const kept = changes.length - unwanted.length - restored.length
    const counts = { removed: unwanted.length, restored: restored.length, kept }
    const { userId: actorId, sessionId } = actor
    const detail = { importId: id, ...counts }
    await audit(tx, { at, action: 'school_import_undone', actorId, sessionId, origin, detail })
    return counts
  })
  // The import is undone whatever becomes of this; the next one enters what is left.
  await enterInAll(db, at).catch(() => {})
  return undone
}

/** A row as it is kept in JSON, with instants as text. */
type Stored = Pick<store.PersonRow, FileField> & { leftAt: string | null }

/** Puts back what a file can change. Who has joined or was invited meanwhile stays so, and goes back to their counselor. */
function asBefore(person: store.PersonRow, before: Stored): store.PersonRow {
  const fields = Object.fromEntries(
    Object.keys(fileFields).map((field) => [field, before[field as FileField]]),
  )
  const isJoined = person.userId !== null && before.leftAt === null
  return {
    ...person,
    ...fields,
    follows: isJoined && before.counselorEmail !== null && before.counselorEmail !== person.counselorEmail,
    leftAt: before.leftAt === null ? null : new Date(before.leftAt),
  }
}
