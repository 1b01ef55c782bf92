import { broken, Failure } from '@bearings/domain/failure'
import type { ScholarshipImport, UndoneImport } from '@bearings/domain/money/managed/schema'
import { audit } from '#platform/audit.ts'
import type { SignedInContext } from '#platform/requests/serve.ts'
import * as store from './store.ts'

export async function listImports({ db, actor }: SignedInContext): Promise<ScholarshipImport[]> {
  const rows = await store.listImports(db, actor)
  return rows.map(({ at, undoneAt, ...row }) => ({
    ...row,
    at: at.toISOString(),
    undoneAt: undoneAt?.toISOString() ?? null,
  }))
}

/**
 * Undoes an import: removes added rows and restores changed ones. Rows that a student has saved are archived
 * instead, and rows that someone has changed since stay.
 */
export function undo(
  { db, actor, now, origin }: SignedInContext,
  { id }: { id: string },
): Promise<UndoneImport> {
  const at = now()
  return db.transaction(async (tx) => {
    const done = await store.lockImport(tx, actor, id)
    if (!done) throw new Failure('NOT_FOUND')
    if (done.undoneAt) throw broken('import-undone')
    const before = new Map((done.before as Kept[]).map((row) => [row.id, row]))
    const rows = await store.leftBy(tx, actor, id)
    const added = rows.filter((row) => !before.has(row.id))
    const unwanted = added.filter(({ savedBy }) => savedBy === 0)
    const saved = added.filter(({ savedBy }) => savedBy > 0)
    const changed = rows.flatMap((row) => before.get(row.id) ?? [])

    await store.remove(
      tx,
      unwanted.map((row) => row.id),
    )
    await store.archive(
      tx,
      saved.map((row) => row.id),
      at,
    )
    await store.writeMany(tx, changed.map(revived))
    await store.endImport(tx, id, at)

    const detail = {
      importId: id,
      removed: unwanted.length,
      archived: saved.length,
      restored: changed.length,
    }
    const { userId: actorId, sessionId } = actor
    await audit(tx, { at, action: 'scholarships_import_undone', actorId, sessionId, origin, detail })
    const { importId: _, ...undone } = detail
    return undone
  })
}

/** A row as it is stored in JSON, with instants as text. */
type Kept = Omit<store.ScholarshipRow, Instant> & Record<Instant, string | null>
type Instant = 'archivedAt' | 'editedAt' | 'createdAt' | 'updatedAt'

function revived(row: Kept): store.ScholarshipRow {
  const instant = (kept: string | null) => (kept === null ? null : new Date(kept))
  return {
    ...row,
    archivedAt: instant(row.archivedAt),
    editedAt: instant(row.editedAt),
    createdAt: new Date(row.createdAt!),
    updatedAt: new Date(row.updatedAt!),
  }
}
