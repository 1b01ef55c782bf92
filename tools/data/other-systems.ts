import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { meaningOf } from './codes.ts'
import { cell, readCsv } from './csv.ts'
import { words } from './text.ts'

// Berkeley, Davis, Irvine, Los Angeles, Merced, Riverside, San Diego, Santa Barbara, Santa Cruz.
const ucCampuses = words('110635 110644 110653 110662 445188 110671 110680 110705 110714')

const csuCampuses = words(`
  110422 110486 110495 110510 110529 110538 110547 110556 110565 110574 110583 110592
  110608 110617 111188 115755 122409 122597 122755 123572 366711 409698 441937
`)

const notesFile = 'non_commonapp_notes.csv'
const milestonesFile = 'found/admission-skills/milestones.json'
const systemsFile = 'found/admission-skills/systems.json'

type Noted = {
  unitids: string[]
  /** `name` in the notes, and a text its rules must still contain, so that a changed note stops the build. */
  note: string
  rule: string
  system: string
  source: string
  /** A source page that someone read on a recorded day: a milestone, or the description of the systems. */
  checked?: { milestone: string } | 'systems'
  deadline?: { plan: string; monthAndDay: string; state: 'reported' | 'typical'; timeZone?: string }
  /** In words, if one date is not enough. */
  filingWindow?: string
  lettersNotAsked?: boolean
}

/** Colleges outside the Common App for which the notes give facts about a whole system or one college. */
const otherSystems: Noted[] = [
  {
    unitids: ucCampuses,
    note: 'University of California (all campuses)',
    rule: '"filing_close": "11-30"',
    system: 'uc',
    source: 'https://admission.universityofcalifornia.edu/how-to-apply/',
    checked: { milestone: 'uc-filing-deadline' },
    deadline: {
      plan: 'regular',
      monthAndDay: '11-30',
      state: 'reported',
      timeZone: 'America/Los_Angeles',
    },
    filingWindow: 'October 1 to November 30',
    lettersNotAsked: true,
  },
  {
    // Without a closing date, because the note says that it differs by campus and program.
    unitids: csuCampuses,
    note: 'California State University (all campuses)',
    rule: '"filing_open": "10-01"',
    system: 'csu',
    source: 'https://www.calstate.edu/apply',
    checked: 'systems',
    filingWindow: 'Typically October 1 to early December; each campus and program has its own last day',
    lettersNotAsked: true,
  },
  {
    // `typical`, like the next one: no source says that the page was read for this year.
    unitids: ['166683'],
    note: 'Massachusetts Institute of Technology',
    rule: '"EA": "11-01"',
    system: 'institutional',
    source: 'https://mitadmissions.org/apply/firstyear/deadlines-requirements/',
    deadline: { plan: 'early_action', monthAndDay: '11-01', state: 'typical' },
  },
  {
    unitids: ['131496'],
    note: 'Georgetown University',
    rule: '"REA": "11-01"',
    system: 'institutional',
    source: 'https://uadmissions.georgetown.edu/applying/',
    deadline: { plan: 'restrictive_early_action', monthAndDay: '11-01', state: 'typical' },
  },
]

const policies = { free: 'test_free', required: 'required', '': '' }

/** Returns the colleges above, with their test policy from the notes and the day that was checked. */
export function notedSystems(folder: string, cycle: string) {
  const rows = readCsv(join(folder, notesFile))
  return otherSystems.map((noted) => {
    const row = rows.find((candidate) => cell(candidate, 'name') === noted.note)
    if (!row || !cell(row, 'annual_rules_mm_dd').includes(noted.rule))
      throw new Error(`${notesFile} no longer says ${noted.rule} for ${noted.note}`)
    const checkedOn = dayOfCheck(folder, noted, cycle)
    return {
      ...noted,
      // A date checked for another year is only typical.
      deadline: noted.deadline && { ...noted.deadline, state: checkedOn ? noted.deadline.state : 'typical' },
      testPolicy: meaningOf(row, 'test_policy', policies),
      checkedOn,
    }
  })
}

type Checked = { _meta: { cycle: string; last_verified: string } }
type Milestones = Checked & { milestones: { id: string; verification: string }[] }

/** Returns the day on which someone read the page for this cycle, or the empty string. */
function dayOfCheck(folder: string, { checked, note }: Noted, cycle: string): string {
  if (!checked) return ''
  const file = checked === 'systems' ? systemsFile : milestonesFile
  const { _meta: meta } = readJson<Checked>(folder, file)
  if (meta.cycle !== cycle) return ''
  if (checked === 'systems') return meta.last_verified
  const { milestones } = readJson<Milestones>(folder, milestonesFile)
  const found = milestones.find(({ id }) => id === checked.milestone)
  if (found?.verification !== 'verified')
    throw new Error(`${milestonesFile} no longer calls ${checked.milestone} of ${note} verified`)
  return meta.last_verified
}

function readJson<Content>(folder: string, file: string): Content {
  const path = join(folder, file)
  if (!existsSync(path)) throw new Error(`There is no ${file} in ${folder}`)
  return JSON.parse(readFileSync(path, 'utf8'))
}
