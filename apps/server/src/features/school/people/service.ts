import type {
  SchoolPeoplePage,
  SchoolPeopleQuery,
  SchoolPeopleSummary,
  SchoolPerson,
} from '@bearings/domain/school/people/schema'
import type { Database } from '#database/open.ts'
import { audit } from '#platform/audit.ts'
import type { SignedInContext } from '#platform/requests/serve.ts'
import { addressHash } from '../hashes.ts'
import * as store from './store.ts'

/** Lists the people of the school. Names are encrypted, so a search for one looks at all that the filters leave. */
export async function list(
  { db, actor }: SignedInContext,
  { q, show, classYear, counselor, after, limit }: SchoolPeopleQuery,
): Promise<SchoolPeoplePage> {
  const hash = await addressHash(db)
  const failing = new Set((await store.givenUp(db)).map(hash))
  const counselorHash = counselor === undefined ? null : hash(counselor)
  const ids = await store.ids(db, actor, { show, classYear, counselorHash, failing: [...failing] })
  const found = q === '' ? null : (await store.open(db, actor, ids)).filter((row) => isNamed(row, q))
  const rows = found
    ? found.slice(after, after + limit)
    : await store.open(db, actor, ids.slice(after, after + limit))
  const isMore = (found ?? ids).length > after + limit
  const people = rows.map((row) => present(row, failing))
  return { people: await withAccounts(db, people), next: isMore ? after + limit : null }
}

/** Staff may have come by a sign-up and an approval instead of the school's sign-in. */
async function withAccounts(db: Database, people: readonly SchoolPerson[]): Promise<SchoolPerson[]> {
  const without = people.filter(({ kind, userId }) => kind === 'staff' && userId === null)
  if (without.length === 0) return [...people]
  const accounts = await store.accountsOf(
    db,
    without.flatMap(({ schoolEmail }) => schoolEmail ?? []),
  )
  return people.map((person) =>
    without.includes(person) ? { ...person, userId: accounts.get(person.schoolEmail ?? '') ?? null } : person,
  )
}

function isNamed(row: store.PersonRow, q: string): boolean {
  const words = q.toLowerCase().split(/\s+/).filter(Boolean)
  const text =
    `${row.givenName} ${row.familyName} ${row.studentId ?? ''} ${row.schoolEmail ?? ''}`.toLowerCase()
  return words.every((word) => text.includes(word))
}

export async function summary({ db, actor }: SignedInContext): Promise<SchoolPeopleSummary> {
  const hash = await addressHash(db)
  const failing = (await store.givenUp(db)).map(hash)
  const counts = await store.counts(db, actor, failing)
  return { ...counts, counselors: await store.counselors(db, actor) }
}

/** Says who is the counselor of these students. The next file that names another is right again. */
export async function assign(
  { db, actor, now, origin }: SignedInContext,
  { ids, email }: { ids: string[]; email: string | null },
): Promise<{ changed: number }> {
  const hash = await addressHash(db)
  const at = now()
  return db.transaction(async (tx) => {
    const changed = await store.assign(tx, ids, { email, hash: email === null ? null : hash(email), now: at })
    const { userId: actorId, sessionId } = actor
    await audit(tx, {
      at,
      action: 'school_counselor_assigned',
      actorId,
      sessionId,
      origin,
      detail: { students: changed },
    })
    return { changed }
  })
}

export function present(row: store.PersonRow, failing: ReadonlySet<string>): SchoolPerson {
  const { id, kind, givenName, familyName, schoolEmail, studentId, classYear, counselorEmail, userId } = row
  return {
    id,
    kind,
    givenName,
    familyName,
    schoolEmail,
    studentId,
    classYear,
    counselorEmail,
    userId,
    invitedAt: row.invitedAt?.toISOString() ?? null,
    leftAt: row.leftAt?.toISOString() ?? null,
    emailFails: row.emailHash !== null && failing.has(row.emailHash),
  }
}
