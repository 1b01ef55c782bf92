import { and, type AnyColumn, eq, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { Database } from '#database/open.ts'
import { prepared } from '#database/prepared.ts'
import { catalogVersions, type SearchSubject, searchWords } from '#database/tables/colleges-reference.ts'
import { schoolRequirements, schools } from '#database/tables/colleges.ts'
import { row } from '../catalog/store.ts'

/** Words as typed or as corrected: letters and digits only, so they mean themselves in a pattern. */
type Words = readonly string[]

/** Matches rows in which, for one of the spellings, each word begins a word. Uses the trigram index. */
export function matchesWords(searchText: AnyColumn, spellings: readonly Words[]): SQL | undefined {
  return or(...spellings.map((words) => and(...words.map((word) => beginsWord(searchText, word)))))
}

/**
 * Returns how well a row with all the words fits, the best first: 0 a whole name, 1 the beginning of one, 2
 * the words in a name in this order, 3 the words somewhere in the names, 4 some of them only in the place.
 */
export function fit(searchText: AnyColumn, spellings: readonly Words[]): SQL<number> {
  const fits = spellings.map((words) => fitOf(searchText, words))
  return sql<number>`least(${sql.join(fits, sql`, `)})`
}

function fitOf(searchText: AnyColumn, words: Words): SQL {
  const typed = words.join(' ')
  const inOrder = `\\| ([^|#]* )?${words.join('[^|#]* ')}`
  const names = sql`split_part(${searchText}, '#', 1)`
  return sql`case
    when ${searchText} like ${`%| ${typed} |%`} then 0
    when ${searchText} like ${`%| ${typed}%`} then 1
    when ${searchText} ~ ${inOrder} then 2
    when ${and(...words.map((word) => beginsWord(names, word)))} then 3
    else 4 end`
}

function beginsWord(text: AnyColumn | SQL, word: string): SQL {
  return sql`${text} like ${`% ${word}%`}`
}

/** Returns words of the subject like this one. Short words have few trigrams, so the first letter counts. */
export async function similarWords(db: Database, subject: SearchSubject, typed: string): Promise<string[]> {
  const { word } = searchWords
  const short = and(sql`${word} like ${`${typed[0]}%`}`, sql`length(${word}) <= 7`)
  const rows = await db
    .select({ word })
    .from(searchWords)
    .where(
      and(
        eq(searchWords.subject, subject),
        or(sql`${word} % ${typed}`, typed.length <= 6 ? short : undefined),
      ),
    )
  return rows.map((row) => row.word)
}

export async function catalogVersion(db: Database): Promise<number> {
  const [found] = await versionOf(db, 'catalog').execute()
  return found?.version ?? 0
}

const versionOf = prepared((db, _variant: 'catalog') =>
  db.select({ version: catalogVersions.version }).from(catalogVersions).prepare('catalog_version'),
)

/** Returns every school that is offered, as it is shown and as it is searched. */
export async function searchable(db: Database) {
  const found = await db
    .select({
      row: { ...row, aliases: schools.aliases },
      federalName: schools.federalName,
      hbcu: schools.hbcu,
      womenOnly: schools.women_only,
      undergraduates: schools.undergrad_enrollment,
      admissionRate: schools.admission_rate,
      yieldRate: schools.yield_rate,
      distanceOnly: schools.distance_only,
      applicationSystem: schoolRequirements.applicationSystem,
    })
    .from(schools)
    .leftJoin(schoolRequirements, eq(schoolRequirements.schoolId, schools.id))
    .where(isNull(schools.archivedAt))
    .orderBy(schools.name, schools.id)
  return found.map(({ row: columns, federalName, applicationSystem, ...rest }) => ({
    row: columns,
    searched: {
      ...rest,
      names: federalName === null ? [columns.name] : [columns.name, federalName],
      aliases: columns.aliases,
      city: columns.city,
      state: columns.state,
      level: columns.level,
      control: columns.control,
      isCommonApp: applicationSystem === 'common_app',
    },
  }))
}
