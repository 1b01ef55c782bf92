import { words } from './text.ts'

const uc = 'https://admission.universityofcalifornia.edu/how-to-apply/'
const mit = 'https://mitadmissions.org/apply/firstyear/deadlines-requirements/'
const georgetown = 'https://uadmissions.georgetown.edu/applying/'

// Berkeley, Davis, Irvine, Los Angeles, Merced, Riverside, San Diego, Santa Barbara, Santa Cruz.
const ucCampuses = words('110635 110644 110653 110662 445188 110671 110680 110705 110714')

const csuCampuses = words(`
  110422 110486 110495 110510 110529 110538 110547 110556 110565 110574 110583 110592
  110608 110617 111188 115755 122409 122597 122755 123572 366711 409698 441937
`)

export const notesFile = 'non_commonapp_notes.csv'

type Noted = {
  unitids: string[]
  /** `name` in the notes file, and what its rules must still say, so that a changed note stops the build. */
  note: string
  rule: string
  system: string
  deadline?: { plan: string; date: string; state: 'reported' | 'typical'; source: string }
  lettersNotAsked?: boolean
}

/** Colleges outside the Common App, as far as the notes give something to a whole system or one college. */
export const otherSystems: Noted[] = [
  {
    unitids: ucCampuses,
    note: 'University of California (all campuses)',
    rule: '"filing_close": "11-30"',
    system: 'uc',
    deadline: { plan: 'regular', date: '2026-11-30', state: 'reported', source: uc },
    lettersNotAsked: true,
  },
  {
    // No closing date: the note says that it differs by campus and program.
    unitids: csuCampuses,
    note: 'California State University (all campuses)',
    rule: '"filing_open": "10-01"',
    system: 'csu',
    lettersNotAsked: true,
  },
  {
    unitids: ['166683'],
    note: 'Massachusetts Institute of Technology',
    rule: '"EA": "11-01"',
    system: 'institutional',
    deadline: { plan: 'early_action', date: '2026-11-01', state: 'reported', source: mit },
  },
  {
    // `typical`, since the note itself says "typically Nov 1".
    unitids: ['131496'],
    note: 'Georgetown University',
    rule: '"REA": "11-01"',
    system: 'institutional',
    deadline: { plan: 'restrictive_early_action', date: '2026-11-01', state: 'typical', source: georgetown },
  },
]
