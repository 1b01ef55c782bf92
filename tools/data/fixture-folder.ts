import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { onTestFinished } from 'vitest'
import { collegeColumns } from './colleges.ts'
import { csvText, type Row } from './csv.ts'
import { factorColumns, systemColumns } from './lists.ts'
import { words } from './text.ts'

/** A small catalog and its source files in a folder of their own; every file can be replaced. */
export type Made = {
  sources: string
  data: string
  /** Writes rows with these columns; a column that a row lacks is left empty. */
  csv: (file: string, columns: readonly string[], rows: readonly Row[]) => void
  write: (file: string, text: string | Buffer) => void
}

export const gridColumns = words(`
  unitid name cycle ed ed2 ea ea2 rea rd rolling fee_us fee_intl fee_waiver personal_essay_required
  courses_grades_required portfolio test_policy_code teacher_evals midyear_report counselor_rec grid_updated
`)

export const bachelorColumns = [...collegeColumns, 'grad_rate_150pct', 'grad_rate_100pct', 'pcip11']

/** Two colleges in the grid: one with dates for 2026-27, one known for 2025-26 only. */
export const northern: Row = {
  unitid: '100001',
  name: 'Northern College',
  cycle: '2026-27',
  ed: '2026-11-01',
  rd: '2027-01-05',
  rolling: 'false',
  fee_us: '50',
  test_policy_code: 'N',
  grid_updated: '2026-09-11',
}
export const southern: Row = {
  ...northern,
  unitid: '100002',
  name: 'Southern College',
  cycle: '2025-26',
  ed: '',
  rd: '2026-02-01',
  grid_updated: '2026-04-29',
}

export const college: Row = {
  unitid: '100001',
  name: 'Northern College',
  city: 'Salem',
  state: 'OR',
  zip: '97301',
  control: 'public',
  admission_rate: '0.50',
  test_policy: 'required',
  pcip11: '1.0',
}

/** Official field names of a complete institution file of the College Scorecard. */
export const officialFields = words(`
  UNITID OPEID INSTNM CITY STABBR ZIP INSTURL NPCURL PREDDEG HIGHDEG CONTROL LOCALE LATITUDE LONGITUDE HBCU TRIBAL HSI
  MENONLY WOMENONLY RELAFFIL ADM_RATE SATVR25 SATVR75 SATMT25 SATMT75 ACTCM25 ACTCM75 SAT_AVG PCIP11 PCIP52
  CIP11ASSOC CIP11BACHL CIP52ASSOC CIP52BACHL DISTANCEONLY UGDS CURROPER COSTT4_A TUITIONFEE_IN TUITIONFEE_OUT
  NPT4_PUB NPT4_PRIV NPT41_PUB NPT42_PUB NPT43_PUB NPT44_PUB NPT45_PUB NPT41_PRIV NPT42_PRIV NPT43_PRIV NPT44_PRIV
  NPT45_PRIV PCTPELL PCTFLOAN GRAD_DEBT_MDN MD_EARN_WNE_P10 MD_EARN_WNE_P6 C150_4 C150_L4 C100_4 C100_L4 RET_FT4
  RET_FTL4 ALIAS FEDSCHCD STUFACR ADMCON7 OPENADMP ROOMBOARD_ON BOOKSUPPLY ICLEVEL
`)

/** Creates the folder for one test; the releases are those of the real catalog. */
export function createFixtureFolder(): Made {
  const root = mkdtempSync(join(tmpdir(), 'bearings-data-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  const [sources, data] = [join(root, 'sources'), join(root, 'data')]
  const write: Made['write'] = (file, text) => {
    const path = join(root, file)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, text)
  }
  const csv: Made['csv'] = (file, columns, rows) =>
    write(
      file,
      csvText(
        columns,
        rows.map((row) => ({ ...Object.fromEntries(columns.map((column) => [column, ''])), ...row })),
      ),
    )
  const made: Made = {
    sources,
    data,
    csv: (file, ...rest) => csv(`sources/${file}`, ...rest),
    write: (file, text) => write(`sources/${file}`, text),
  }
  fillCatalog(csv, write)
  fillSources(made)
  return made
}

function fillCatalog(csv: Made['csv'], write: Made['write']) {
  write('data/releases.json', readFileSync(resolve(import.meta.dirname, '../../data/releases.json'), 'utf8'))
  csv('data/extra-aliases.csv', ['unitid', 'alias'], [{ unitid: '100001', alias: 'NoCo' }])
  csv('data/display-names.csv', ['unitid', 'name'], [{ unitid: '100009', name: 'Nowhere' }])
  csv('data/religious-affiliations.csv', ['code', 'name'], [{ code: '30', name: 'Roman Catholic' }])
  csv('data/high-schools-added.csv', ['name', 'city', 'state', 'type'], [{ name: 'Added High School' }])
  csv('data/high-school-names.csv', ['published', 'city', 'state', 'name'], [{ published: 'X', name: 'Y' }])
}

function fillSources({ csv, write }: Made) {
  csv('schools.csv', bachelorColumns, [college, { ...college, unitid: '100002', name: 'Southern College' }])
  csv('schools_other_4yr.csv', bachelorColumns, [{ ...college, unitid: '100003', name: 'Eastern College' }])
  csv('schools_2yr.csv', bachelorColumns, [{ ...college, unitid: '100004', name: 'Western College' }])
  csv('commonapp_deadlines.csv', gridColumns, [northern, southern])
  csv('HD2024.csv', words('UNITID INSTNM OBEREG INSTSIZE ADMINURL APPLURL FAIDURL ACT CLOSEDAT NEWID'), [
    { UNITID: '100001', INSTNM: 'Northern College', OBEREG: '8', INSTSIZE: '1', ADMINURL: 'n.edu', ACT: 'A' },
    { UNITID: '100004', INSTNM: 'Western College', OBEREG: '8', ACT: 'M', CLOSEDAT: '05/02/2024' },
  ])
  csv(
    'found/programs-by-college/families-offered-2023-24.csv',
    words('unitid bachelor_families bachelor_families_online_only associate_families'),
    [{ unitid: '100001', bachelor_families: '11' }],
  )
  csv(
    'found/programs-by-college/bachelor-cip4-awards-2015-17.csv',
    words('unitid cip4 awards_2015_16 awards_2016_17'),
    [
      { unitid: '100001', cip4: '52.02', awards_2016_17: '9' },
      { unitid: '100001', cip4: '11.07', awards_2015_16: '4' },
    ],
  )
  const checked = { cycle: '2026-27', last_verified: '2026-07-06' }
  const milestones = [{ id: 'uc-filing-deadline', verification: 'verified' }]
  write('found/admission-skills/milestones.json', JSON.stringify({ _meta: checked, milestones }))
  write('found/admission-skills/systems.json', JSON.stringify({ _meta: checked }))
  csv(
    'non_commonapp_notes.csv',
    ['name', 'annual_rules_mm_dd', 'test_policy'],
    [
      ['University of California (all campuses)', '{"filing_close": "11-30"}'],
      ['California State University (all campuses)', '{"filing_open": "10-01"}'],
      ['Massachusetts Institute of Technology', '{"EA": "11-01"}'],
      ['Georgetown University', '{"REA": "11-01"}'],
    ].map(([name = '', annual_rules_mm_dd = '']) => ({ name, annual_rules_mm_dd })),
  )
  csv(
    'cip2020.csv',
    ['code', 'level', 'family', 'title', 'action_2020'],
    [
      { code: '11', level: '2-digit', family: '11', title: 'COMPUTER SCIENCES' },
      { code: '11.07', level: '4-digit', family: '11', title: 'Computer Science.' },
    ],
  )
  csv('high_schools.csv', ['name', 'city', 'state', 'type', 'source'], [{ name: 'Old Sch', type: 'public' }])
  csv('ap_courses.csv', ['course', 'category'], [{ course: 'AP Biology', category: 'Sciences' }])
  csv('ib_dp_subjects.csv', ['group', 'subject', 'levels'], [{ subject: 'Biology', levels: 'HL,SL' }])
  csv(
    'test_dates_2026_27.csv',
    words('test test_date registration_deadline notes source_url checked_by_source_on'),
    [{ test: 'SAT', test_date: '2026-12-05', registration_deadline: '2026-11-20' }],
  )
  csv('cds_factors.csv', factorColumns, [{ unitid: '100001', ed_offered: 'Yes' }])
  write('found/zip3/zip3-centroids-v1.json', JSON.stringify({ centroids: { '973': [44.943, -123.03] } }))
  csv('application_systems.csv', systemColumns, [{ system: 'common_app', label: 'Common App' }])
}
