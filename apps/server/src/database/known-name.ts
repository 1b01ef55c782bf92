import { type AnyColumn, type SQL, sql } from 'drizzle-orm'
import { formerAdvisors } from './tables/advising.ts'

/** The account, under its name or an alias. */
type Person = { id: AnyColumn; fullName: AnyColumn }

/**
 * The name by which a student knows a person: a former advisor's when their link ended, anyone else's current
 * name.
 */
export function knownName(studentId: AnyColumn | string, person: Person): SQL<string> {
  const { name, advisorId } = formerAdvisors
  const former = sql`select ${name} from ${formerAdvisors} where ${formerAdvisors.studentId} = ${studentId} and ${advisorId} = ${person.id}`
  return sql<string>`coalesce((${former}), ${person.fullName})`
}
