type Figure = { label: string; unit: string; source: string; year: string }
type Level = 'bachelor' | 'other_4yr' | 'associate'

const release = 'College Scorecard, June 2026 release'
const olderFile = 'College Scorecard, 2023-24 institution file (May 2025 release)'
const dataSet = 'Common Data Set of the college, read by collegedata.fyi'

type Described = {
  label: string
  unit: string
  /** The field's official name, as the README explains it. */
  field: string
  /** For colleges of level `bachelor`. */
  source: string
  year: string
  /** For the other levels, which come from one older file; absent where that file has no such column. */
  yearOfOthers?: string
  /** Where the figure means something else for programs that are not four years long. */
  labelOfOthers?: string
}

const notStated = 'cohort year not stated in the file'
const latest = 'latest in the release'

const described: Record<string, Described> = {
  undergrad_enrollment: figure('Undergraduates', 'students', 'UGDS', release, 'fall 2024', 'fall 2023'),
  student_faculty_ratio: figure(
    'Students per faculty member',
    'ratio',
    'STUFACR',
    release,
    'fall 2024',
    'fall 2023',
  ),
  admission_rate: figure(
    'Admission rate',
    'share',
    'ADM_RATE',
    `${release} (IPEDS Admissions)`,
    'fall 2024',
    'fall 2023',
  ),
  open_admissions: figure('Open admissions', 'yes_no', 'OPENADMP', olderFile, '2023-24', '2023-24'),
  test_policy: figure(
    'SAT/ACT policy',
    'category',
    'ADMCON7',
    `${release} (IPEDS Admissions)`,
    'fall 2024',
    'fall 2023',
  ),
  sat_rw_25: score('SAT Reading and Writing, 25th percentile', 'SATVR25'),
  sat_rw_75: score('SAT Reading and Writing, 75th percentile', 'SATVR75'),
  sat_math_25: score('SAT Math, 25th percentile', 'SATMT25'),
  sat_math_75: score('SAT Math, 75th percentile', 'SATMT75'),
  sat_avg: score('SAT average', 'SAT_AVG'),
  act_25: score('ACT composite, 25th percentile', 'ACTCM25'),
  act_75: score('ACT composite, 75th percentile', 'ACTCM75'),
  yield_rate: figure(
    'Yield: admitted students who enroll',
    'share',
    'ENRLT / ADMSSN',
    'IPEDS Admissions',
    'fall 2023',
  ),
  essay_policy: figure('Essay policy', 'category', 'ADM2023', 'IPEDS Admissions', 'fall 2023'),
  application_fee: figure(
    'Application fee',
    'usd',
    'APPLFEEU',
    'IPEDS Institutional Characteristics',
    '2023-24',
  ),
  tuition_in_state: money('Tuition and fees, in state', 'TUITIONFEE_IN', '2024-25', '2023-24'),
  tuition_out_of_state: money('Tuition and fees, out of state', 'TUITIONFEE_OUT', '2024-25', '2023-24'),
  cost_of_attendance: money('Cost of attendance', 'COSTT4_A', `${latest} (probably 2024-25)`, notStated),
  room_board_on_campus: figure(
    'Room and board, on campus',
    'usd',
    'ROOMBOARD_ON',
    olderFile,
    '2023-24',
    '2023-24',
  ),
  books_supplies: figure('Books and supplies', 'usd', 'BOOKSUPPLY', olderFile, '2023-24', '2023-24'),
  net_price_avg: netPrice('Average net price', 'NPT4'),
  net_price_0_30k: netPrice('Net price, family income up to $30,000', 'NPT41'),
  net_price_30_48k: netPrice('Net price, family income $30,001 to $48,000', 'NPT42'),
  net_price_48_75k: netPrice('Net price, family income $48,001 to $75,000', 'NPT43'),
  net_price_75_110k: netPrice('Net price, family income $75,001 to $110,000', 'NPT44'),
  net_price_110k_plus: netPrice('Net price, family income above $110,000', 'NPT45'),
  avg_grant_aid: figure('Average grant aid', 'usd', 'SFA', 'IPEDS Student Financial Aid', '2022-23'),
  grad_rate_6yr: {
    ...figure('Graduated within six years', 'share', 'C150_4', release, 'entered fall 2018', notStated),
    labelOfOthers: 'Graduated within one and a half times the normal time',
  },
  grad_rate_4yr: {
    ...figure('Graduated within four years', 'share', 'C100_4', olderFile, 'entered fall 2017', notStated),
    labelOfOthers: 'Graduated within the normal time',
  },
  retention_rate: figure('Came back for a second year', 'share', 'RET_FT4', release, latest, notStated),
  pct_pell: figure('Students with a Pell grant', 'share', 'PCTPELL', release, latest, notStated),
  pct_federal_loan: figure('Students with a federal loan', 'share', 'PCTFLOAN', release, latest, notStated),
  median_debt: money('Median debt of graduates', 'GRAD_DEBT_MDN', latest),
  median_earnings_10yr: earnings('Median earnings ten years after entry', 'MD_EARN_WNE_P10'),
  median_earnings_6yr: earnings('Median earnings six years after entry', 'MD_EARN_WNE_P6'),
  top_majors: figure('Largest fields of study', 'shares', 'PCIP01-54', release, '2024-25'),
  majors: figure('Awards by field of study', 'shares', 'PCIP01-54', olderFile, '2023-24', '2023-24'),
  avg_hs_gpa: figure('Average high-school GPA of entrants', 'gpa', 'C12', dataSet, '2024-25 or 2025-26'),
  ed_offered: figure('Early Decision offered', 'yes_no', 'C21', dataSet, '2024-25 or 2025-26'),
  ea_offered: figure('Early Action offered', 'yes_no', 'C22', dataSet, '2024-25 or 2025-26'),
  waitlist_admitted: figure('Admitted from the wait list', 'students', 'C2', dataSet, '2024-25 or 2025-26'),
  merit_recipients: figure('Students with merit aid', 'students', 'H2A', dataSet, '2024-25 or 2025-26'),
  merit_award_avg: figure('Average merit award', 'usd', 'H2A', dataSet, '2024-25 or 2025-26'),
  c7: figure('Importance of admission factors', 'category', 'C7', dataSet, '2024-25 or 2025-26'),
}

/** What the app prints beside a figure, by column and level; a level without such figures is absent. */
export function figures(): Record<string, Partial<Record<Level, Figure & { field: string }>>> {
  return Object.fromEntries(
    Object.entries(described).map(
      ([column, { label, unit, field, source, year, yearOfOthers, labelOfOthers }]) => {
        const bachelor = { label, unit, source, year, field }
        if (!yearOfOthers) return [column, { bachelor }]
        const other = { ...bachelor, label: labelOfOthers ?? label, source: olderFile, year: yearOfOthers }
        return [column, { bachelor, other_4yr: other, associate: other }]
      },
    ),
  )
}

function figure(
  label: string,
  unit: string,
  field: string,
  source: string,
  year: string,
  yearOfOthers?: string,
): Described {
  return { label, unit, field, source, year, ...(yearOfOthers && { yearOfOthers }) }
}

function score(label: string, field: string) {
  return figure(label, 'score', field, `${release} (IPEDS Admissions)`, 'fall 2024', 'fall 2023')
}

function money(label: string, field: string, year: string, yearOfOthers?: string) {
  return figure(label, 'usd', field, release, year, yearOfOthers)
}

function netPrice(label: string, field: string) {
  return money(label, `${field}_PUB / ${field}_PRIV`, '2023-24 aid year', notStated)
}

function earnings(label: string, field: string) {
  return money(label, field, latest, 'May 2025 release')
}
