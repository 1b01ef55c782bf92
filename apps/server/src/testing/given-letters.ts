import { randomUUID } from 'node:crypto'
import { codeInGroups } from '@bearings/domain/advising/invites/rules'
import type { Attached } from '@bearings/domain/letters/schema'
import type { Database } from '../database/open.ts'
import { letterContacts, letterLinks, letterRequests } from '../database/tables/letters.ts'
import { sealRow } from '../database/vault/rows.ts'
import { letterCodes } from '../features/letters/codes.ts'

const expiresAt = new Date('2030-01-01T00:00:00Z')

/** Stores an address with a mailed link, and returns its id and code. */
export async function givenLetterContact(
  db: Database,
  {
    email = `${randomUUID()}@example.org`,
    ...overrides
  }: { email?: string; most?: number; updatedAt?: Date } = {},
) {
  const codes = await letterCodes(db)
  const id = randomUUID()
  const sealed = sealRow(db, letterContacts, id, { email })
  await db.insert(letterContacts).values({ id, emailHash: codes.emailHashOf(email), ...sealed, ...overrides })
  const { salt, codeHash } = codes.newSecret(id)
  await db.insert(letterLinks).values({ contactId: id, salt, codeHash, expiresAt })
  return { id, email, code: codeInGroups(codes.codeOf({ ownerId: id, salt })) }
}

type Overrides = Partial<Omit<typeof letterRequests.$inferInsert, 'attached' | 'reason'>> & {
  attached?: Partial<Attached>
  reason?: string
}

/** Creates a request to a recommender with a link to hand over, and returns its id and code. */
export async function givenLetterRequest(
  db: Database,
  recommender: { id: string },
  { attached, reason, ...overrides }: Overrides = {},
) {
  const codes = await letterCodes(db)
  const id = randomUUID()
  const read: Attached = { note: 'Would you write for me?', bragSheet: [], activities: [], ...attached }
  const sealed = sealRow(db, letterRequests, id, {
    attached: JSON.stringify(read),
    ...(reason !== undefined && { reason }),
  })
  const at = new Date('2026-11-01T12:00:00Z')
  const usual = { state: 'asked', wantedBy: '2026-12-01', askedAt: at, updatedAt: at } as const
  await db
    .insert(letterRequests)
    .values({ id, recommenderId: recommender.id, ...usual, ...sealed, ...overrides })
  const { salt, codeHash } = codes.newSecret(id)
  await db.insert(letterLinks).values({ requestId: id, salt, codeHash, expiresAt })
  return { id, code: codeInGroups(codes.codeOf({ ownerId: id, salt })) }
}
