import { meaningOf, numberOf } from './codes.ts'
import { cell, inPlaceOf, readCsv, type Row } from './csv.ts'
import { address, words } from './text.ts'

export type Level = 'bachelor' | 'other_4yr' | 'associate'

/** The official field from which each of our columns is copied unchanged. */
const texts = {
  unitid: 'UNITID',
  name: 'INSTNM',
  aliases: 'ALIAS',
  city: 'CITY',
  state: 'STABBR',
  zip: 'ZIP',
  fafsa_school_code: 'FEDSCHCD',
}

const addresses = { url: 'INSTURL', net_price_calculator_url: 'NPCURL' }

const numbers = {
  lat: 'LATITUDE',
  lon: 'LONGITUDE',
  undergrad_enrollment: 'UGDS',
  student_faculty_ratio: 'STUFACR',
  admission_rate: 'ADM_RATE',
  sat_rw_25: 'SATVR25',
  sat_rw_75: 'SATVR75',
  sat_math_25: 'SATMT25',
  sat_math_75: 'SATMT75',
  sat_avg: 'SAT_AVG',
  act_25: 'ACTCM25',
  act_75: 'ACTCM75',
  tuition_in_state: 'TUITIONFEE_IN',
  tuition_out_of_state: 'TUITIONFEE_OUT',
  cost_of_attendance: 'COSTT4_A',
  room_board_on_campus: 'ROOMBOARD_ON',
  books_supplies: 'BOOKSUPPLY',
  pct_pell: 'PCTPELL',
  pct_federal_loan: 'PCTFLOAN',
  median_debt: 'GRAD_DEBT_MDN',
  median_earnings_10yr: 'MD_EARN_WNE_P10',
  median_earnings_6yr: 'MD_EARN_WNE_P6',
}

/** Each has one field for public colleges and one for private colleges. */
const netPrices = {
  net_price_avg: 'NPT4',
  net_price_0_30k: 'NPT41',
  net_price_30_48k: 'NPT42',
  net_price_48_75k: 'NPT43',
  net_price_75_110k: 'NPT44',
  net_price_110k_plus: 'NPT45',
}

const flags = {
  hbcu: 'HBCU',
  hsi: 'HSI',
  tribal: 'TRIBAL',
  men_only: 'MENONLY',
  women_only: 'WOMENONLY',
  distance_only: 'DISTANCEONLY',
}

/**
 * Each has a field for four-year colleges and one for shorter ones; a few colleges that grant only
 * associate's degrees count as four-year.
 */
const rates = {
  within150: ['C150_4', 'C150_L4'],
  within100: ['C100_4', 'C100_L4'],
  retention: ['RET_FT4', 'RET_FTL4'],
} as const

const controls = { 1: 'public', 2: 'private_nonprofit', 3: 'private_for_profit' }
const trueOrFalse = { 1: 'true', 0: 'false', '': '' }
/** OPENADMP and ADMCON7 have codes of their own. */
const openAdmissions = { 1: 'true', 2: 'false', '': '' }
const testPolicies = {
  1: 'required',
  2: 'considered_if_submitted',
  3: 'not_considered',
  4: '',
  5: 'considered_if_submitted',
  '': '',
}
const settings = ['City', 'Suburb', 'Town', 'Rural']
const sizes = ['Large', 'Midsize', 'Small']
const distances = ['Fringe', 'Distant', 'Remote']
/** LOCALE: 11 is a large city, 43 is remote country. */
const locales: Record<string, { locale: string; locale_detail: string }> = Object.fromEntries([
  ...['', '-3'].map((none) => [none, { locale: '', locale_detail: '' }] as const),
  ...settings.flatMap((setting, at) =>
    (at < 2 ? sizes : distances).map(
      (detail, part) =>
        [
          `${at + 1}${part + 1}`,
          { locale: setting.toLowerCase(), locale_detail: `${setting}: ${detail}` },
        ] as const,
    ),
  ),
])

const otherColumns = words(`
  CURROPER ICLEVEL PREDDEG HIGHDEG CONTROL LOCALE ADMCON7 OPENADMP RELAFFIL
  C150_4 C100_4 RET_FT4 C150_L4 C100_L4 RET_FTL4
`)

const wanted = new Set([
  ...[texts, addresses, numbers, flags].flatMap((columns) => Object.values(columns)),
  ...Object.values(netPrices).flatMap((field) => [`${field}_PUB`, `${field}_PRIV`]),
  ...otherColumns,
])
const isWanted = (field: string) => wanted.has(field) || /^(PCIP\d\d|CIP\d\d(BACHL|ASSOC))$/.test(field)

/** The official files' values for "not reported" and "suppressed to protect privacy". */
const none = new Set(['NULL', 'NA', 'N/A', 'PS', 'PrivacySuppressed'])

/**
 * Reads a complete institution file of the College Scorecard, by its official fields, into the columns of the
 * extracts: colleges that operate and grant undergraduates a degree of two years or more.
 * @param affiliations The meaning of the codes of RELAFFIL.
 * @param families Titles of the two-digit fields of study.
 */
export function federalColleges(
  path: string,
  affiliations: Readonly<Record<string, string>>,
  families: ReadonlyMap<string, string>,
): { level: Level; row: Row }[] {
  return readCsv(path, (field) => isWanted(field) && field).flatMap((row) => {
    for (const [field, value] of Object.entries(row)) if (none.has(value.trim())) row[field] = ''
    const level = levelOf(row)
    return level ? [{ level, row: inPlaceOf(row, inOurColumns(row, level, affiliations, families)) }] : []
  })
}

/** PREDDEG is the degree mostly granted, HIGHDEG the highest: 2 is the associate's, 3 the bachelor's. */
function levelOf(row: Row): Level | null {
  const degrees = { 0: 0, 1: 1, 2: 2, 3: 3, 4: 4 }
  const [mostly, highest] = [meaningOf(row, 'PREDDEG', degrees), meaningOf(row, 'HIGHDEG', degrees)]
  if (meaningOf(row, 'CURROPER', trueOrFalse) !== 'true') return null
  if (highest === 2) return 'associate'
  if (highest < 2 || meaningOf(row, 'ICLEVEL', { 1: 4, 2: 2, 3: 1 }) !== 4) return null
  if (mostly === 3) return 'bachelor'
  return mostly === 1 || mostly === 2 ? 'other_4yr' : null
}

function inOurColumns(
  row: Row,
  level: Level,
  affiliations: Readonly<Record<string, string>>,
  families: ReadonlyMap<string, string>,
): Row {
  const read = (columns: Record<string, string>, value: (field: string) => string) =>
    Object.fromEntries(Object.entries(columns).map(([column, field]) => [column, value(field)]))
  const rate = (name: keyof typeof rates) => {
    const [ofFourYears, ofLess] = rates[name].map((field) => numberOf(row, field))
    return (level === 'associate' ? ofLess || ofFourYears : ofFourYears) ?? ''
  }
  return {
    ...read(texts, (field) => cell(row, field)),
    ...read(addresses, (field) => address(cell(row, field))),
    ...read(numbers, (field) => numberOf(row, field)),
    ...read(netPrices, (field) => numberOf(row, `${field}_PUB`) || numberOf(row, `${field}_PRIV`)),
    ...read(flags, (field) => meaningOf(row, field, trueOrFalse)),
    ...meaningOf(row, 'LOCALE', locales),
    control: meaningOf(row, 'CONTROL', controls),
    test_policy: meaningOf(row, 'ADMCON7', testPolicies),
    open_admissions: meaningOf(row, 'OPENADMP', openAdmissions),
    religious_affiliation: meaningOf(row, 'RELAFFIL', { ...affiliations, '-1': '', '-2': '', '': '' }),
    [level === 'bachelor' ? 'grad_rate_6yr' : 'grad_rate_150pct']: rate('within150'),
    [level === 'bachelor' ? 'grad_rate_4yr' : 'grad_rate_100pct']: rate('within100'),
    retention_rate: rate('retention'),
    ...shares(row),
    top_majors: topMajors(row, families),
    bachelor_families: familiesWith(row, 'BACHL', ['1', '2']),
    bachelor_families_online_only: familiesWith(row, 'BACHL', ['2']),
    associate_families: familiesWith(row, 'ASSOC', ['1', '2']),
  }
}

function shares(row: Row): Row {
  const fields = Object.keys(row).filter((field) => field.startsWith('PCIP'))
  return Object.fromEntries(fields.map((field) => [field.toLowerCase(), numberOf(row, field)]))
}

/** Returns the five largest in the extract's format: `title=share; title=share`. */
function topMajors(row: Row, families: ReadonlyMap<string, string>): string {
  return Object.entries(shares(row))
    .map(([column, share]) => ({ family: column.slice('pcip'.length), share: Number(share) }))
    .filter(({ share }) => share > 0)
    .toSorted((a, b) => b.share - a.share || Number(a.family) - Number(b.family))
    .slice(0, 5)
    .map(({ family, share }) => `${families.get(family) ?? family}=${share}`)
    .join('; ')
}

/** CIPxxBACHL and CIPxxASSOC: 1 is offered, 2 is offered online only. */
function familiesWith(row: Row, degree: string, codes: readonly string[]): string {
  const offered = { 0: '0', 1: '1', 2: '2', '': '' }
  return Object.keys(row)
    .filter((field) => /^CIP\d\d/.test(field) && field.endsWith(degree))
    .filter((field) => codes.includes(meaningOf(row, field, offered)))
    .map((field) => field.slice(3, 5))
    .toSorted()
    .join('|')
}
