import { chunksOf } from '#database/chunks.ts'
import type { Database } from '#database/open.ts'
import { forget, forgetLeadingTo } from '../notifications/service.ts'
import { findReaders } from './comments/store.ts'
import { type GoneEssay, withCommentsOf } from './trash-store.ts'

/** A statement takes 65,535 values at most. */
const atOnce = 5000

/** Removes what advisors were told of these essays, which are in the trash now. The student may bring them back. */
export async function hideFromReaders(tx: Database, userId: string, ids: readonly string[]): Promise<void> {
  const paths = ids.map((id) => `/advisor/students/${userId}/essays/${id}` as const)
  for (const reader of await findReaders(tx, { userId, ids })) await forgetLeadingTo(tx, reader, ...paths)
}

/** Removes what anybody was told of these essays and their comments, before they are deleted for good. */
export async function forgetEssays(tx: Database, gone: readonly GoneEssay[]): Promise<void> {
  const told = gone.flatMap(({ id, commentIds }) => [id, ...commentIds])
  for (const some of chunksOf(told, atOnce)) await forget(tx, some)
}

/** Does so for the essays of these schools, which are deleted with them. */
export async function forgetEssaysOf(tx: Database, entryIds: readonly string[]): Promise<void> {
  await forgetEssays(tx, await withCommentsOf(tx, entryIds))
}
