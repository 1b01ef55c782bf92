import type { Language } from '@bearings/domain/language/options'
import { sql } from 'drizzle-orm'
import type { Database } from '#database/open.ts'
import { users } from '#database/tables/users.ts'

/** Returns the language that the owner of an address has chosen; `null` if nobody has the address, or never chose. */
export async function languageAt(db: Database, address: string): Promise<Language | null> {
  const [owner] = await db
    .select({ language: users.language })
    .from(users)
    .where(sql`lower(${users.email}) = ${address.toLowerCase()}`)
  return owner?.language ?? null
}
