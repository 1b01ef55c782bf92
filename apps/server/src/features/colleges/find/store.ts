import { takesNobody } from '@bearings/domain/colleges/changes/options'
import type { MajorSources } from '@bearings/domain/colleges/find/majors-file'
import type {
  FindableCollege,
  FindingFile,
  FigureSource,
  Locale,
} from '@bearings/domain/colleges/find/schema'
import type { Taught } from '@bearings/domain/colleges/find/taught'
import { deadlineFor } from '@bearings/domain/colleges/rules'
import { type Deadline, Round } from '@bearings/domain/colleges/schema'
import { and, eq, inArray, isNotNull, isNull } from 'drizzle-orm'
import type { Database } from '#database/open.ts'
import { catalogFigures, majors } from '#database/tables/colleges-reference.ts'
import { schoolDeadlines, schoolRequirements, schools } from '#database/tables/colleges.ts'

const columns = {
  unitid: schools.unitid,
  name: schools.name,
  federalName: schools.federalName,
  aliases: schools.aliases,
  city: schools.city,
  state: schools.state,
  level: schools.level,
  control: schools.control,
  locale: schools.locale,
  lat: schools.lat,
  lon: schools.lon,
  undergraduates: schools.undergrad_enrollment,
  admissionRate: schools.admission_rate,
  yieldRate: schools.yield_rate,
  graduationRate: schools.grad_rate_6yr,
  hasOpenAdmission: schools.open_admissions,
  satReading25: schools.sat_rw_25,
  satReading75: schools.sat_rw_75,
  satMath25: schools.sat_math_25,
  satMath75: schools.sat_math_75,
  act25: schools.act_25,
  act75: schools.act_75,
  averageGpa: schools.avg_hs_gpa,
  cost: schools.cost_of_attendance,
  tuitionInState: schools.tuition_in_state,
  tuitionOutOfState: schools.tuition_out_of_state,
  netPrice: schools.net_price_avg,
  netPriceUpTo30k: schools.net_price_0_30k,
  netPriceFrom30k: schools.net_price_30_48k,
  netPriceFrom48k: schools.net_price_48_75k,
  netPriceFrom75k: schools.net_price_75_110k,
  netPriceFrom110k: schools.net_price_110k_plus,
  isWomens: schools.women_only,
  isMens: schools.men_only,
  isHbcu: schools.hbcu,
  isHsi: schools.hsi,
  isTribal: schools.tribal,
  isOnlineOnly: schools.distance_only,
  federalTestPolicy: schools.test_policy,
  more: schools.more,
  testPolicyNow: schoolRequirements.testPolicy,
  applicationSystem: schoolRequirements.applicationSystem,
}

/**
 * Returns every federal college that is offered, in the form that Find Schools uses. Schools that an admin
 * added have no figures to find them by.
 */
export async function findable(db: Database): Promise<FindableCollege[]> {
  const isOffered = and(isNull(schools.archivedAt), isNotNull(schools.unitid))
  const [rows, closings] = await Promise.all([
    db
      .select({ id: schools.id, ...columns })
      .from(schools)
      .leftJoin(schoolRequirements, eq(schoolRequirements.schoolId, schools.id))
      .where(isOffered),
    closingsBySchool(db),
  ])
  return rows.map(({ id, federalTestPolicy, testPolicyNow, more, ...row }) => ({
    ...row,
    unitid: row.unitid!,
    locale: row.locale as Locale | null,
    testPolicy: testPolicyNow ?? federalTestPolicy,
    religiousAffiliation: more.religiousAffiliation ?? null,
    takesNobody: takesNobody(more.change),
    odds: more.odds ?? null,
    promises: more.aid?.promises ?? null,
    changeStatus: more.change?.status ?? null,
    changeEndsOn: more.change?.endsOn ?? null,
    changeSuccessor: more.change?.successor?.name ?? null,
    ...closesOf(closings.get(id) ?? []),
  }))
}

/** Returns what each college teaches, as far as it is known. */
export async function taught(db: Database): Promise<Taught[]> {
  const rows = await db
    .select({ unitid: schools.unitid, more: schools.more })
    .from(schools)
    .where(and(isNull(schools.archivedAt), isNotNull(schools.unitid)))
  return rows.map(
    ({ unitid, more: { bachelorFamilies = [], associateFamilies = [], bachelorFields = [] } }) => ({
      unitid: unitid!,
      bachelorFamilies,
      associateFamilies,
      bachelorFields,
    }),
  )
}

/** Selects every field of study, the general ones before their parts. */
export function majorRows(db: Database) {
  return db.select().from(majors).orderBy(majors.code)
}

export async function majorSources(db: Database): Promise<MajorSources> {
  const { name, source, year } = catalogFigures
  const rows = await db
    .select({ name, source, year })
    .from(catalogFigures)
    .where(and(eq(catalogFigures.level, 'bachelor'), inArray(name, ['bachelor_fields', 'bachelor_families'])))
  const of = (figure: string) => rows.find((row) => row.name === figure) ?? null
  return { fields: of('bachelor_fields'), families: of('bachelor_families') }
}

async function closingsBySchool(db: Database): Promise<Map<string, Deadline[]>> {
  const rows = await db.select().from(schoolDeadlines).where(eq(schoolDeadlines.state, 'reported'))
  const bySchool = new Map<string, Deadline[]>()
  for (const row of rows) bySchool.set(row.schoolId, [...(bySchool.get(row.schoolId) ?? []), row])
  return bySchool
}

/** Returns when each round closes: the day published for the newest cycle, or `rolling` if that has none. */
function closesOf(deadlines: Deadline[]) {
  const closes = Round.options.map((round) => {
    const known = deadlineFor(round, deadlines)
    return [`closes_${round}`, known && (known.date ?? 'rolling')] as const
  })
  return Object.fromEntries(closes) as Pick<FindableCollege, (typeof closes)[number][0]>
}

/** The names in the finding file, by those in `figures.json`. */
const described: Record<string, string> = {
  admission_rate: 'admissionRate',
  undergrad_enrollment: 'undergraduates',
  grad_rate_6yr: 'graduationRate',
  sat_rw_25: 'sat',
  net_price_avg: 'netPrice',
  test_policy: 'testPolicy',
}

/** Returns where the figures of the file come from, by figure and level. */
export async function sources(db: Database): Promise<FindingFile['sources']> {
  const rows = await db
    .select()
    .from(catalogFigures)
    .where(inArray(catalogFigures.name, Object.keys(described)))
    .orderBy(catalogFigures.name, catalogFigures.level)
  const found: Record<string, Record<string, FigureSource>> = {}
  for (const { name, level, source, year } of rows) (found[described[name]!] ??= {})[level] = { source, year }
  return found
}
