import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { deletedWith, instant } from '../columns.ts'
import type { SignInMethod } from '../sign-in-proof.ts'
import { type PendingAccount, type TokenKind, tokenKinds, type WaitingIdentity } from '../token-kinds.ts'
import { users } from '../user-table.ts'

const listed = tokenKinds.map((kind) => `'${kind}'`).join(', ')

/** A mailed link and code. Using either proves that a person owns the address. Only hashes are stored. */
export const oneTimeTokens = pgTable(
  'one_time_tokens',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: deletedWith(() => users.id),
    kind: text().$type<TokenKind>().notNull(),
    /** Where it was mailed to. */
    address: text().notNull(),
    /** SHA-256 of the link's token; absent if there is only a code. */
    linkHash: text().unique(),
    /** HMAC over user, kind, address and code. */
    codeMac: text().notNull(),
    codeExpiresAt: instant().notNull(),
    /** Wrong codes so far. */
    tries: integer().notNull().default(0),
    /** Where the classic link leads; checked again when it is used. */
    redirectTo: text(),
    /** The PKCE flow that asked for it. */
    flowId: uuid().references(() => flows.id, { onDelete: 'set null' }),
    /** What a sign-up asked for. It becomes the account's when this very token is used. */
    pending: jsonb().$type<PendingAccount>(),
    /** For an address change: whether the other of its two tokens was used. */
    otherHalfUsed: boolean().notNull().default(false),
    expiresAt: instant().notNull(),
    createdAt: instant().notNull().defaultNow(),
  },
  (table) => [
    index('one_time_tokens_user_id_idx').on(table.userId),
    index('one_time_tokens_address_idx').on(table.address),
    index('one_time_tokens_expires_at_idx').on(table.expiresAt),
    check('one_time_tokens_kind_check', sql`${table.kind} in (${sql.raw(listed)})`),
  ],
)

/** A sign-in, or a link to a provider, that began with a code challenge (PKCE) and ends with the matching verifier. */
export const flows = pgTable('flows', {
  id: uuid().primaryKey().defaultRandom(),
  userId: deletedWith(() => users.id),
  challenge: text().notNull(),
  authCodeHash: text().unique(),
  /** How the person has proved who they are, and how strongly. */
  method: text().$type<SignInMethod>().notNull().default('otp'),
  aal: text().$type<'aal1' | 'aal2'>().notNull().default('aal1'),
  /** Of a sign-in by a provider: a hash of its name for the session there. */
  providerSession: text(),
  /** What becomes this person's once they have proved that the account is theirs; its code signs nobody in. */
  identity: jsonb().$type<WaitingIdentity>(),
  issuedAt: instant(),
  createdAt: instant().notNull().defaultNow(),
})
