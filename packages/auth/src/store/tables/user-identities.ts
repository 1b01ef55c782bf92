import { index, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { deletedWith, instant } from '../columns.ts'
import { users } from '../user-table.ts'

/** Who a person is at an OpenID Connect provider, such as their school's. */
export const userIdentities = pgTable(
  'user_identities',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: deletedWith(() => users.id),
    issuer: text().notNull(),
    /** The provider's own name for the person, which stays when their address changes. */
    subject: text().notNull(),
    /** A keyed hash of the last address that the provider has confirmed. */
    emailHash: text(),
    linkedAt: instant().notNull(),
    lastAt: instant().notNull(),
  },
  (table) => [
    unique('user_identities_subject_key').on(table.issuer, table.subject),
    index('user_identities_user_id_idx').on(table.userId),
  ],
)
