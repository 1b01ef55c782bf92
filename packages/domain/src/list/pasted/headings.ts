import type { Plan } from '#colleges/schema.ts'
import { plain } from '#colleges/search/rules.ts'
import type { ListStatus } from '../schema.ts'
import { planIn, statusIn } from './notes.ts'

// The headings under which people keep the schools of a list. They are no schools, although some colleges have
// such words in their names.

function setOf(words: string): ReadonlySet<string> {
  return new Set(words.split(/\s+/))
}

/** How likely people think an offer is, which Bearings computes itself. */
const ranks = setOf(
  'reach reaches target targets match matches likely likelies likelys safety safeties safetys safe dream dreams backup backups',
)
/** Other words, each of which makes a heading. */
const subjects = setOf(
  `early regular maybe maybes undecided other others private public instate outofstate schools colleges universities unis
  list lists choice choices picks options applied submitted accepted rejected denied waitlisted deferred`,
)
/** Words that stand beside those. */
const besides = setOf(
  `a my our the top far high hard super extreme low mid range first second third and or of to for also more final current
  financial academic school college admission admissions app apps application applications applying apply deadline deadlines
  tier decision action restrictive single rolling priority ed ea rd rea scea ii`,
)

/** What a heading says of the schools below it. */
export type Heading = { plan: Plan | null; status: ListStatus | null }

/** Returns what a heading says; `null` for a text that may be the name of a school. */
export function headingIn(text: string): Heading | null {
  const words = wordsOf(text.replace(/[([][^()[\]]*[)\]]/g, ' ')) || wordsOf(text)
  const letters = words.split(' ').filter((word) => !/^\d+$/.test(word))
  const about = words
    .split(' ')
    .filter((word) => !/^(a|my|our|the|schools?|colleges?|list|apps?|applications?|applying|to)$/.test(word))
    .join(' ')
  // Washington and Lee is called W&L.
  const [plan, status] = [planIn(about), about === 'wl' ? null : statusIn(about)]
  if (plan !== null || status !== null) return { plan, status }
  const isKnown = letters.every((word) => ranks.has(word) || subjects.has(word) || besides.has(word))
  const isHeading = letters.some((word) => ranks.has(word) || subjects.has(word))
  return isKnown && isHeading ? { plan, status } : null
}

/** Whether a text beside a name says how likely an offer is: "reach", "Safety school". */
export function isRank(text: string): boolean {
  const words = wordsOf(text).split(' ')
  return words.some((word) => ranks.has(word)) && words.every((word) => ranks.has(word) || besides.has(word))
}

function wordsOf(text: string): string {
  return plain(text)
    .replace(/\bback (ups?)\b/g, 'back$1')
    .replace(/\bout of state\b/g, 'outofstate')
    .replace(/\bin state\b/g, 'instate')
}
