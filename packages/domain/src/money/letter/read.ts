import { type Renewal, yearly } from '../options.ts'
import { type Column, yearOf } from './columns.ts'
import { namedBy, type Named, type Place, type Section, sectionOf, unpromised } from './glossary.ts'
import { letterBounds, type LetterLine, textOf } from './lines.ts'
import { isContinued, isOpenEnded, labelOf, nameOf } from './names.ts'
import { periodsIn, periodsOfAll, renewalIn } from './periods.ts'
import { amountsIn, type Row, rowsOf } from './rows.ts'
import { type Segment, segmentsOf, segmentsOfSentence } from './segments.ts'
import { checksOf, isOfCost, type Sum, type SumCheck } from './sums.ts'
import { tokensOf } from './tokens.ts'

/** An amount of a letter beside its line. */
export type ReadAmount = {
  /** The place of its line in the letter. */
  line: number
  /** What the letter calls it. */
  name: string
  /** Dollars a year. */
  amount: number
  /** Where it belongs; `null` if only a person can say. */
  place: Place | null
  /** Whether it counts without being looked at again. */
  isTicked: boolean
  /** What to look at. */
  note: string | null
  renewal: Renewal
}

export type LetterReading = {
  lines: string[]
  amounts: ReadAmount[]
  checks: SumCheck[]
  /** The lines that say what keeps an award. */
  conditions: number[]
}

type Found = ReadAmount & { isSentence: boolean }
type State = {
  columns: Column[]
  sections: { section: Section; x: number }[]
  periods: number
  above: Segment | null
}

/**
 * Reads an aid letter: each amount with its name and the place in an offer where it belongs. What is not promised, and
 * what the words leave open, is not ticked; what speaks of a loan is never a gift.
 */
export function readLetter(lines: readonly LetterLine[]): LetterReading {
  const rows = rowsOf(lines)
  const spans = lines.map((line, at) => ({ page: line.page, amounts: amountsIn(tokensOf(line, at)) }))
  const found: Found[] = []
  const sums: Sum[] = []
  const state: State = { columns: [], sections: [], periods: 1, above: null }
  for (const [at, row] of rows.entries()) {
    if (found.length > letterBounds.amounts) break
    const columns = spans.flatMap(({ page, amounts }) => (page === row.page ? amounts : []))
    const segments = row.isSentence ? segmentsOfSentence(row.tokens) : segmentsOf(row.tokens, columns)
    if (amountsIn(row.tokens).length === 0) {
      takeWords(state, row, segments, at > 0 && rows[at - 1]!.isHead)
      continue
    }
    const next = rows[at + 1]
    for (const segment of segments) {
      if (segment.amounts.length === 0) takeHeading(state, segment)
      else takeAmounts({ state, segment, row, next, found, sums })
    }
    state.above = null
  }
  const kept = found.filter((one) => !isRepeated(one, found))
  const amounts = [...kept, ...costInAll(found, sums)].slice(0, letterBounds.amounts)
  return {
    lines: lines.map(textOf),
    amounts: amounts.map(({ line, name, amount, place, isTicked, note, renewal }) => ({
      line,
      name,
      amount,
      place,
      isTicked,
      note,
      renewal,
    })),
    checks: checksOf(
      amounts,
      sums.map((sum) => ({ ...sum, at: found.slice(0, sum.at).filter((one) => kept.includes(one)).length })),
    ),
    conditions: lines.flatMap((line, at) => (keeps.test(textOf(line)) ? [at] : [])),
  }
}

const keeps =
  /\b(gpa|full[- ]time|maintain|renew\w*|one[- ]time|good academic standing|promedio|renovable|mantener|tiempo completo)\b/i

function takeWords(state: State, row: Row, segments: readonly Segment[], isAfterHead: boolean): void {
  state.periods = periodsOfAll(row.text) ?? state.periods
  if (row.isHead) {
    state.columns = isAfterHead ? [...state.columns, ...row.columns] : row.columns
    if (row.columns.some(({ is }) => is === 'term')) state.periods = 1
    return
  }
  for (const segment of segments) takeHeading(state, segment)
  state.above =
    row.isTaken || row.isSentence || segments.length !== 1 || sectionOf(segments[0]!.label) !== null
      ? null
      : segments[0]!
}

function takeHeading(state: State, { label, x }: Segment): void {
  const section = sectionOf(label)
  if (section === null) return
  state.sections = [{ section, x }, ...state.sections.filter((before) => Math.abs(before.x - x) > 60)]
}

/** The last heading that stands over a place, not over the block beside it. */
function sectionAt({ sections }: State, x: number): Section | null {
  const over = sections.filter((heading) => heading.x <= x + 30)
  return over.toSorted((one, other) => other.x - one.x)[0]?.section ?? null
}

type Taken = { state: State; segment: Segment; row: Row; next: Row | undefined; found: Found[]; sums: Sum[] }

function takeAmounts({ state, segment, row, next, found, sums }: Taken): void {
  const section = row.isSentence ? null : sectionAt(state, segment.x)
  const goesOn = isContinued(next) && isOpenEnded(segment.label, section, next!.text)
  const label = goesOn ? `${segment.label} ${next!.text}` : labelOf(segment, state.above)
  if (goesOn) next!.isTaken = true
  const words = `${label} ${segment.after}`
  const year = yearOf(segment.amounts, row.isSentence ? [] : state.columns)
  const periods = periodsIn(words) ?? (state.columns.some(({ is }) => is === 'term') ? 1 : state.periods)
  const isOfFour = /over (four|4) years|four[- ]year total|en cuatro años/i.test(words)
  const amount = Math.round((year.value * periods) / (isOfFour ? 4 : 1))
  if (amount === 0 || amount > yearly.max) return
  const named = namedBy(label, section)
  if (named.is === 'info') return
  if (named.is === 'sum') {
    sums.push({ line: segment.amounts[0]!.line, label, amount, at: found.length })
    return
  }
  const sure = withAfter(named, segment.after)
  const place = sure.is === 'place' ? sure.place : null
  const isAward = place !== null && !['tuition', 'housing', 'books', 'other'].includes(place)
  const isOpen = isAward && unpromised.test(words)
  const note =
    (sure.is === 'place' || sure.is === 'asked' ? sure.note : undefined) ??
    (place === null ? 'The letter does not say what it is.' : null) ??
    (isOpen ? 'Not promised: the letter says up to, estimated, or eligible.' : null) ??
    (isOfFour ? 'A quarter of what the letter says for four years.' : null) ??
    (year.fault ? 'Its terms do not come to its total.' : null) ??
    (year.isSure ? null : 'The line has several amounts.')
  found.push({
    line: segment.amounts[0]!.line,
    name: nameOf(label),
    amount,
    place,
    isTicked: place !== null && !isOpen && !isOfFour && year.isSure && year.fault === null,
    note,
    renewal: renewalIn(`${words} ${isContinued(next) && /^[\p{Ll}(]/u.test(next!.text) ? next!.text : ''}`),
    isSentence: row.isSentence,
  })
}

/** "An award of $5,500 in federal loans" is a loan: what follows an amount may take a gift back. */
function withAfter(named: Named, after: string): Named {
  const isGift = named.is === 'place' && (named.place === 'grant' || named.place === 'scholarship')
  const then = isGift ? namedBy(after, null) : named
  return then.is === 'asked' || (then.is === 'place' && then.place.endsWith('loan')) ? then : named
}

/** A letter that states no cost but the whole leaves it to the family where that belongs. */
function costInAll(found: readonly Found[], sums: readonly Sum[]): Found[] {
  const places = ['tuition', 'housing', 'books', 'other']
  const whole = sums.find(({ label }) => isOfCost(label) && !/net|neto/i.test(label))
  if (!whole || found.some(({ place }) => place && places.includes(place))) return []
  const note = 'The letter states the cost only in all.'
  const { line, label, amount } = whole
  return [
    {
      line,
      name: nameOf(label),
      amount,
      place: null,
      isTicked: false,
      note,
      renewal: 'unknown',
      isSentence: false,
    },
  ]
}

/** A letter often says in its first sentence what its table says again. */
function isRepeated(one: Found, all: readonly Found[]): boolean {
  return (
    one.isSentence &&
    all.some((other) => !other.isSentence && other.amount === one.amount && other.place === one.place)
  )
}
