import type { AidFacts } from '@bearings/domain/colleges/aid/schema'
import { countFigures, shareFigures, Trait } from '@bearings/domain/colleges/catalog/schema'
import type { CollegeChange } from '@bearings/domain/colleges/changes/schema'
import type { OddsFacts } from '@bearings/domain/colleges/odds/schema'
import type { ExchangeOfCollege } from '@bearings/domain/colleges/options'
import type { Control, EarlyForbidden, Level, UsualDecision } from '@bearings/domain/colleges/schema'
import { searchTextOf } from '@bearings/domain/colleges/search/rules'
import type { Supplements } from '@bearings/domain/essays/asked/schema'
import type { ApplicationPart } from '@bearings/domain/list/checklist/part'
import { stateNames } from '@bearings/domain/states'
import type { SchoolDetails, schools } from '../tables/colleges.ts'
import { averageOf, type Grades, gradesOf, withoutMeritAid } from './aid-and-grades.ts'
import { aidFactsOf } from './aid-facts.ts'
import { partsOf } from './application-parts.ts'
import { changesOf } from './changes.ts'
import { earlyForbidsOf, usualDecisionsOf } from './early-rules.ts'
import { exchangesOf } from './exchanges.ts'
import { type Files, type Line, linesOf, numberOf, textOf, yesOrNo } from './files.ts'
import { oddsFactsOf } from './odds-facts.ts'
import { supplementsOf } from './supplements.ts'

export type College = typeof schools.$inferInsert & { unitid: number }

const ofDataSet = ['waitlist_admitted', 'merit_recipients', 'merit_award_avg', 'avg_hs_gpa'] as const
const ofColleges = [...shareFigures, ...countFigures].filter(
  (name): name is Exclude<typeof name, (typeof ofDataSet)[number]> => !ofDataSet.includes(name as never),
)

export function collegesOf(files: Files): College[] {
  const factors = new Map(linesOf(files['admission-factors.csv']).map((line) => [line.unitid, line]))
  const changes = changesOf(files)
  const odds = oddsFactsOf(files)
  const aid = aidFactsOf(files)
  const exchanges = exchangesOf(files)
  const [forbids, grades, withoutMerit] = [earlyForbidsOf(files), gradesOf(files), withoutMeritAid(files)]
  const [supplements, parts, decisions] = [supplementsOf(files), partsOf(files), usualDecisionsOf(files)]
  return linesOf(files['colleges.csv']).map((line) => {
    const unitid = Number(line.unitid)
    const givesMerit = !withoutMerit.has(unitid)
    return college(line, factors.get(line.unitid), {
      change: changes.get(unitid),
      earlyForbids: forbids.get(unitid),
      decisions: decisions.get(unitid),
      grades: grades.get(unitid),
      odds: odds.get(unitid),
      aid: aid.get(unitid),
      supplements: supplements.get(unitid),
      parts: parts.get(unitid),
      noMeritAid: givesMerit ? undefined : true,
      exchanges: exchanges.get(unitid),
    })
  })
}

/** What is known of a college beyond the yearly files. */
type Kept = {
  change: CollegeChange | undefined
  earlyForbids: EarlyForbidden[] | undefined
  decisions: UsualDecision[] | undefined
  grades: Grades | undefined
  odds: OddsFacts | undefined
  aid: AidFacts | undefined
  supplements: Supplements | undefined
  parts: ApplicationPart[] | undefined
  noMeritAid: true | undefined
  exchanges: ExchangeOfCollege[] | undefined
}

function college(line: Line, factors: Line | undefined, kept: Kept): College {
  const [name, federalName, city, state] = ['display_name', 'name', 'city', 'state'].map((column) =>
    textOf(line, column)!,
  ) as [string, string, string, string]
  const aliases = textOf(line, 'aliases')?.split('|') ?? []
  return {
    unitid: Number(line.unitid),
    origin: 'federal',
    name,
    federalName: federalName === name ? null : federalName,
    aliases,
    city,
    state,
    level: textOf(line, 'level') as Level,
    control: textOf(line, 'control') as Control,
    locale: textOf(line, 'locale'),
    lat: numberOf(line, 'lat'),
    lon: numberOf(line, 'lon'),
    url: textOf(line, 'url'),
    ...from(ofColleges, (column) => numberOf(line, column)),
    ...from(ofDataSet, (column) => factors && numberOf(factors, column)),
    avg_hs_gpa: averageOf(kept.grades, factors),
    ...(kept.noMeritAid && { merit_recipients: null, merit_award_avg: null }),
    test_policy: textOf(line, 'test_policy'),
    essay_policy: textOf(line, 'essay_policy'),
    open_admissions: yesOrNo(line, 'open_admissions'),
    ...from(Trait.options, (column) => yesOrNo(line, column) ?? false),
    more: more(line, factors, kept),
    searchText: searchTextOf([name, federalName, ...aliases], [city, state, stateNames[state] ?? null]),
  }
}

function more(line: Line, factors: Line | undefined, kept: Kept): SchoolDetails {
  const published = {
    zip: textOf(line, 'zip'),
    localeDetail: textOf(line, 'locale_detail'),
    region: textOf(line, 'region'),
    sizeClass: textOf(line, 'size_class'),
    religiousAffiliation: textOf(line, 'religious_affiliation'),
    fafsaSchoolCode: textOf(line, 'fafsa_school_code'),
    netPriceCalculatorUrl: textOf(line, 'net_price_calculator_url'),
    admissionsUrl: textOf(line, 'admissions_url'),
    applicationUrl: textOf(line, 'application_url'),
    financialAidUrl: textOf(line, 'financial_aid_url'),
    statusNote: kept.change ? null : textOf(line, 'status_note'),
    change: kept.change,
    odds: kept.odds,
    aid: kept.aid,
    supplements: kept.supplements,
    parts: kept.parts,
    earlyForbids: kept.earlyForbids,
    decisions: kept.decisions,
    averageIsFromDistribution: kept.grades?.basis === 'distribution',
    noMeritAid: kept.noMeritAid,
    exchanges: kept.exchanges,
    topMajors: sharesOf(line, 'top_majors')?.map(([title, share]) => ({ title, share })),
    families: sharesOf(line, 'majors')?.map(([family, share]) => ({ family, share })),
    bachelorFamilies: textOf(line, 'bachelor_families')?.split('|'),
    bachelorFields: textOf(line, 'bachelor_fields')?.split('|'),
    associateFamilies: textOf(line, 'associate_families')?.split('|'),
    factors: factors && importancesOf(factors),
  }
  return Object.fromEntries(Object.entries(published).filter(([, value]) => value)) as SchoolDetails
}

/** Parses `name:share|name:share`, where a name may itself contain a colon. */
function sharesOf(line: Line, column: string): [string, number][] | undefined {
  return textOf(line, column)
    ?.split('|')
    .map((pair) => {
      const colon = pair.lastIndexOf(':')
      return [pair.slice(0, colon), Number(pair.slice(colon + 1))]
    })
}

/** Returns the importance that the college states for each admission factor (Common Data Set, section C7). */
function importancesOf(factors: Line): Record<string, string> | undefined {
  const stated = Object.entries(factors).filter(
    ([column, value]) => column.startsWith('c7_') && column !== 'c7_source_parse_dropped_url' && value,
  )
  if (stated.length === 0) return undefined
  return Object.fromEntries(stated.map(([column, value]) => [column.slice('c7_'.length), value]))
}

function from<const Name extends string, Value>(columns: readonly Name[], value: (column: Name) => Value) {
  return Object.fromEntries(columns.map((column) => [column, value(column)])) as Record<Name, Value>
}
