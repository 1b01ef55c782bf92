import { eq } from 'drizzle-orm'
import type { Database } from '#database/open.ts'
import { schoolPeople } from '#database/tables/school-people.ts'
import type { SignedInContext } from '#platform/requests/serve.ts'
import { type AddressHash, addressHash } from '../hashes.ts'
import { schoolHere } from '../service.ts'
import { invite } from './invitations.ts'
import * as store from './store.ts'

/** Returns the students who have not joined and whose counselor the school names by this address. */
export async function expectedBy(db: Database, counselor: string): Promise<store.PersonRow[]> {
  if (counselor === '' || !(await schoolHere(db))) return []
  const hash = await addressHash(db)
  return store.expectedOf(db, hash(counselor))
}

/** Counts them by the hash of the counselor's address. */
export async function countExpected(db: Database, counselorHash: string): Promise<number> {
  if (!(await schoolHere(db))) return 0
  return (await store.idsExpectedOf(db, counselorHash)).length
}

/** Invites one of these students; `null` if there is no such one. Only without a school address is the code returned. */
export async function inviteExpected(
  context: SignedInContext,
  { id, counselor }: { id: string; counselor: string },
): Promise<{ mailed: boolean; code: string | null } | null> {
  const hash = await addressHash(context.db)
  const which = eq(schoolPeople.counselorHash, hash(counselor))
  if (counselor === '' || !(await schoolHere(context.db))) return null
  const { mailed, lately, withoutAddress } = await invite(context, { ids: [id], by: 'email' }, which)
  if (mailed + lately > 0) return { mailed: true, code: null }
  if (withoutAddress === 0) return null
  const { slips } = await invite(context, { ids: [id], by: 'paper' }, which)
  return { mailed: false, code: slips[0]?.code ?? null }
}

type Between = { from: string; to: string }

/**
 * Names another counselor, by their address, for the students who have not joined and for whom the school names this one, or for these
 * of them. Returns who they are. The next file that names another is right again.
 */
export async function handOverExpected(
  tx: Database,
  hash: AddressHash,
  { from, to, among }: Between & { among?: readonly string[] },
  now: Date,
): Promise<string[]> {
  if (!(await schoolHere(tx))) return []
  const ids = await store.idsExpectedOf(tx, hash(from), among)
  await store.assign(tx, ids, { email: to.toLowerCase(), hash: hash(to), now })
  return ids
}
