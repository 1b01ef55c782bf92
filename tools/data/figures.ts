import { academicYear as academic, type Release, type Releases } from './releases.ts'
import { words } from './text.ts'

type Level = 'bachelor' | 'other_4yr' | 'associate'
export type Figure = { label: string; unit: string; source: string; year: string; field: string }

type Source = (releases: Releases) => { name: string; year: string }

type Described = {
  label: string
  unit: string
  /** The field's official name, as the README explains it. */
  field: string | ((releases: Releases) => string)
  /** Returns the year that a file describes, given the first year of its newest survey. */
  year: (collected: number, level: Level, release: Release, releases: Releases) => string
  /** Whether every level reads it from the older file. */
  isOlder?: boolean
  /** The figure's source, according to the file. */
  survey?: string
  /** The publisher, if it is not a Scorecard release; only level `bachelor` has it, unless `isEverywhere`. */
  source?: Source
  isEverywhere?: boolean
  onlyBachelor?: boolean
  /** For figures that mean something different for programs that are not four years long. */
  labelOfOthers?: string
}

const admissions = 'IPEDS Admissions'
const directory: Source = ({ directory: year }) => ({
  name: `IPEDS directory (HD${year})`,
  year: academic(year),
})

// How many years a field lags behind the survey, from the official data dictionary of the College Scorecard,
// sheet "Institution_Cohort_Map", January 2025.
const fall = (collected: number) => `fall ${collected}`
const yearBefore = (collected: number) => academic(collected - 1)
const entered = (yearsBefore: number) => (collected: number) => `entered fall ${collected - yearsBefore}`
const issued: Described['year'] = (_collected, _level, release) => release.issued
// These figures have years of their own, independent of the survey.
const own =
  (figure: 'debt' | 'earningsAfterTenYears' | 'earningsAfterSixYears'): Described['year'] =>
  (_collected, _level, _release, releases) =>
    releases[figure]

/** Bachelor's cohorts are followed for six years, those of two-year colleges for three. */
const graduated = (collected: number, level: Level) => entered(level === 'associate' ? 3 : 6)(collected)

const described: Record<string, Described> = {
  undergrad_enrollment: federal('Undergraduates', 'students', 'UGDS', fall),
  student_faculty_ratio: federal('Students per faculty member', 'ratio', 'STUFACR', fall),
  admission_rate: { ...federal('Admission rate', 'share', 'ADM_RATE', fall), survey: admissions },
  open_admissions: { ...federal('Open admissions', 'yes_no', 'OPENADMP', academic), isOlder: true },
  test_policy: { ...federal('SAT/ACT policy', 'category', 'ADMCON7', fall), survey: admissions },
  sat_rw_25: score('SAT Reading and Writing, 25th percentile', 'SATVR25'),
  sat_rw_75: score('SAT Reading and Writing, 75th percentile', 'SATVR75'),
  sat_math_25: score('SAT Math, 25th percentile', 'SATMT25'),
  sat_math_75: score('SAT Math, 75th percentile', 'SATMT75'),
  sat_avg: score('SAT average', 'SAT_AVG'),
  act_25: score('ACT composite, 25th percentile', 'ACTCM25'),
  act_75: score('ACT composite, 75th percentile', 'ACTCM75'),
  yield_rate: from(
    ({ admissions: survey }) => survey,
    'Yield: admitted students who enroll',
    'share',
    'ENRLT / ADMSSN',
  ),
  essay_policy: from(
    ({ admissions: survey }) => survey,
    'Essay policy',
    'category',
    ({ admissions: survey }) => survey.table,
  ),
  application_fee: from(({ characteristics }) => characteristics, 'Application fee', 'usd', 'APPLFEEU'),
  tuition_in_state: federal('Tuition and fees, in state', 'usd', 'TUITIONFEE_IN', academic),
  tuition_out_of_state: federal('Tuition and fees, out of state', 'usd', 'TUITIONFEE_OUT', academic),
  cost_of_attendance: federal('Cost of attendance', 'usd', 'COSTT4_A', yearBefore),
  room_board_on_campus: {
    ...federal('Room and board, on campus', 'usd', 'ROOMBOARD_ON', academic),
    isOlder: true,
  },
  books_supplies: { ...federal('Books and supplies', 'usd', 'BOOKSUPPLY', academic), isOlder: true },
  net_price_avg: netPrice('Average net price', 'NPT4'),
  net_price_0_30k: netPrice('Net price, family income up to $30,000', 'NPT41'),
  net_price_30_48k: netPrice('Net price, family income $30,001 to $48,000', 'NPT42'),
  net_price_48_75k: netPrice('Net price, family income $48,001 to $75,000', 'NPT43'),
  net_price_75_110k: netPrice('Net price, family income $75,001 to $110,000', 'NPT44'),
  net_price_110k_plus: netPrice('Net price, family income above $110,000', 'NPT45'),
  avg_grant_aid: from(({ financialAid }) => financialAid, 'Average grant aid', 'usd', 'SFA'),
  grad_rate_6yr: {
    ...federal('Graduated within six years', 'share', 'C150_4 / C150_L4', graduated),
    labelOfOthers: 'Graduated within one and a half times the normal time',
  },
  grad_rate_4yr: {
    ...federal('Graduated within four years', 'share', 'C100_4 / C100_L4', graduated),
    isOlder: true,
    labelOfOthers: 'Graduated within the normal time',
  },
  retention_rate: federal('Came back for a second year', 'share', 'RET_FT4 / RET_FTL4', entered(1)),
  pct_pell: federal('Students with a Pell grant', 'share', 'PCTPELL', yearBefore),
  pct_federal_loan: federal('Students with a federal loan', 'share', 'PCTFLOAN', yearBefore),
  median_debt: {
    ...federal('Median debt of graduates', 'usd', 'GRAD_DEBT_MDN', own('debt')),
    onlyBachelor: true,
  },
  median_earnings_10yr: federal(
    'Median earnings ten years after entry',
    'usd',
    'MD_EARN_WNE_P10',
    own('earningsAfterTenYears'),
  ),
  median_earnings_6yr: federal(
    'Median earnings six years after entry',
    'usd',
    'MD_EARN_WNE_P6',
    own('earningsAfterSixYears'),
  ),
  top_majors: {
    ...federal('Largest fields of study', 'shares', 'PCIP01-54', yearBefore),
    onlyBachelor: true,
  },
  majors: { ...federal('Awards by field of study', 'shares', 'PCIP01-54', yearBefore), isOlder: true },
  bachelor_families: fields('Fields with a bachelor’s degree', 'CIP01BACHL-CIP54BACHL'),
  bachelor_families_online_only: fields('Bachelor’s degrees offered only online', 'CIP01BACHL-CIP54BACHL'),
  bachelor_fields: {
    ...from(
      ({ fieldsOfStudy }) => fieldsOfStudy,
      'Fields in which bachelor’s degrees were awarded',
      'category',
      'CIPCODE',
    ),
    isEverywhere: true,
  },
  associate_families: fields('Fields with an associate’s degree', 'CIP01ASSOC-CIP54ASSOC'),
  hbcu: federal('Historically Black college or university', 'yes_no', 'HBCU', issued),
  hsi: { ...federal('Hispanic-serving institution', 'yes_no', 'HSI', academic), isOlder: true },
  tribal: { ...federal('Tribal college or university', 'yes_no', 'TRIBAL', academic), isOlder: true },
  men_only: federal('Men’s college', 'yes_no', 'MENONLY', issued),
  women_only: federal('Women’s college', 'yes_no', 'WOMENONLY', issued),
  distance_only: {
    ...federal('Only by distance education', 'yes_no', 'DISTANCEONLY', academic),
    isOlder: true,
  },
  religious_affiliation: federal('Religious affiliation', 'category', 'RELAFFIL', issued),
  locale_detail: federal('Setting', 'category', 'LOCALE', issued),
  region: everywhere('Region', 'OBEREG'),
  size_class: everywhere('Size, all students', 'INSTSIZE'),
  links: everywhere('Pages of the college', 'ADMINURL, APPLURL, FAIDURL'),
  avg_hs_gpa: ofDataSet('Average high-school GPA of entrants', 'gpa', 'C12'),
  ed_offered: ofDataSet('Early Decision offered', 'yes_no', 'C21'),
  ea_offered: ofDataSet('Early Action offered', 'yes_no', 'C22'),
  waitlist_admitted: ofDataSet('Admitted from the wait list', 'students', 'C2'),
  merit_recipients: ofDataSet('Students with merit aid', 'students', 'H2A'),
  merit_award_avg: ofDataSet('Average merit award', 'usd', 'H2A'),
  c7: ofDataSet('What counts in admission', 'category', 'C7'),
}

const levels = words('bachelor other_4yr associate') as Level[]

/**
 * Returns the label and source the app shows beside a figure, by column and level; levels without the figure
 * are absent.
 */
export function figures(releases: Releases): Record<string, Partial<Record<Level, Figure>>> {
  return Object.fromEntries(
    Object.entries(described).map(([column, figure]) => [
      column,
      Object.fromEntries(
        levels.filter((level) => hasIt(figure, level)).map((level) => [level, at(level, figure, releases)]),
      ),
    ]),
  )
}

function hasIt({ source, isEverywhere, onlyBachelor }: Described, level: Level) {
  return level === 'bachelor' || isEverywhere || !(source || onlyBachelor)
}

function at(level: Level, figure: Described, releases: Releases): Figure {
  const { label, labelOfOthers, unit, field, year, isOlder, survey, source } = figure
  const isBachelor = level === 'bachelor'
  const { newest, older = newest } = releases.colleges
  const release = isBachelor && !isOlder ? newest : older
  return {
    label: (isBachelor ? undefined : labelOfOthers) ?? label,
    unit,
    source: source?.(releases).name ?? (survey && isBachelor ? `${release.name} (${survey})` : release.name),
    year: year(release.collected, level, release, releases),
    field: typeof field === 'string' ? field : field(releases),
  }
}

function federal(label: string, unit: string, field: string, year: Described['year']): Described {
  return { label, unit, field, year }
}

function from(source: Source, label: string, unit: string, field: Described['field']): Described {
  return {
    label,
    unit,
    field,
    year: (_collected, _level, _release, releases) => source(releases).year,
    source,
  }
}

function score(label: string, field: string): Described {
  return { ...federal(label, 'score', field, fall), survey: admissions }
}

function netPrice(label: string, field: string): Described {
  return federal(label, 'usd', `${field}_PUB / ${field}_PRIV`, yearBefore)
}

function fields(label: string, field: string): Described {
  return { ...federal(label, 'category', field, academic), isOlder: true }
}

function everywhere(label: string, field: string): Described {
  return { ...from(directory, label, 'category', field), isEverywhere: true }
}

function ofDataSet(label: string, unit: string, field: string): Described {
  return from(({ dataSets }) => dataSets, label, unit, field)
}
