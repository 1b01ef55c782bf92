import type { Actor } from '@bearings/domain/actor'
import { inOrderOfNames } from '@bearings/domain/compare-names'
import { and, eq, isNull, type SQL, sql } from 'drizzle-orm'
import { ownOrShared } from '#database/advised.ts'
import { entrySchoolName } from '#database/entry-school-name.ts'
import type { Database } from '#database/open.ts'
import { catalogFigures } from '#database/tables/colleges-reference.ts'
import { schools } from '#database/tables/colleges.ts'
import { listEntries } from '#database/tables/list.ts'

/** The figure that describes all five income brackets, which have one source and year. */
const described = 'net_price_0_30k'

/** Returns the prices that the colleges on a list publish, in the order of names. */
export async function list(db: Database, actor: Actor, studentId = actor.userId) {
  const rows = await db
    .select({
      entryId: listEntries.id,
      isOfCatalog: sql<boolean>`${listEntries.schoolId} is not null`,
      unitid: schools.unitid,
      name: entrySchoolName,
      control: schools.control,
      state: schools.state,
      level: schools.level,
      upTo30k: schools.net_price_0_30k,
      from30k: schools.net_price_30_48k,
      from48k: schools.net_price_48_75k,
      from75k: schools.net_price_75_110k,
      from110k: schools.net_price_110k_plus,
      average: schools.net_price_avg,
      cost: schools.cost_of_attendance,
      tuitionInState: schools.tuition_in_state,
      tuitionOutOfState: schools.tuition_out_of_state,
      earnings: schools.median_earnings_10yr,
      more: schools.more,
      year: catalogFigures.year,
      source: catalogFigures.source,
    })
    .from(listEntries)
    .leftJoin(schools, eq(schools.id, listEntries.schoolId))
    .leftJoin(
      catalogFigures,
      and(eq(catalogFigures.name, described), eq(catalogFigures.level, schools.level)),
    )
    .where(and(visibleTo(actor, studentId), isNull(listEntries.trashedAt)))
  return inOrderOfNames(rows, ({ name }) => name)
}

/** The prices of a list are visible to its student, and to whomever the student shows the list. */
function visibleTo(actor: Actor, studentId: string): SQL {
  return ownOrShared(actor, 'list', listEntries.userId, studentId, 'list')
}
