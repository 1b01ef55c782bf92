import { kindOf, type Mix } from '../list-balance.ts'
import { suggesting } from '../parameters.ts'
import { againstBudget } from '../price-words.ts'
import { type Fit, fitsOf, type FitsFor } from './fit.ts'
import type { PlacedCollege } from './placed.ts'

export type Suggestion = {
  kind: keyof Mix
  placed: PlacedCollege
  fit: Fit
  /** Within the budget; `null` without a budget, or where that depends on a home state that is not known. */
  isWithin: boolean | null
}

type Request = FitsFor & {
  /** The number of schools that the list lacks of each kind. Kinds that lack none get no suggestions. */
  missing: Mix
  /** Federal numbers of colleges to leave out: already on the list, or seen and passed over. */
  without: ReadonlySet<number>
}

/** The kinds, with the one whose lack hurts most first. */
const kinds = ['likely', 'target', 'reach'] as const

/**
 * Returns colleges that would fill the gaps of a list, for each missing kind those within the budget first, and of
 * those the best fitting (section 10): at most three from one state, two from one system, and one from a state within a
 * kind as long as other states have any. One over the budget is chosen only where no other is left.
 * @param all the whole catalog as placed for the student, the best known first, which breaks ties.
 */
export function suggestions(all: readonly PlacedCollege[], request: Request): Suggestion[] {
  const fitOf = fitsOf(all, request)
  const chosen: Suggestion[] = []
  for (const kind of kinds.filter((each) => request.missing[each] > 0)) {
    const fitting = all
      .filter(
        (placed) =>
          kindOf[placed.label] === kind && isSuggested(placed) && !request.without.has(unitidOf(placed)),
      )
      .map((placed) => ({ kind, placed, fit: fitOf(placed), isWithin: isWithin(placed, request.budget) }))
      .toSorted((one, other) => tierOf(one) - tierOf(other) || other.fit.share - one.fit.share)
    const most = suggesting.each
    const varied = (some: readonly Suggestion[], isStrict: boolean) => {
      for (const each of some) {
        const ofKind = chosen.filter((one) => one.kind === kind)
        if (ofKind.length >= most || chosen.includes(each)) continue
        if (isStrict && ofKind.some(({ placed }) => stateOf(placed) === stateOf(each.placed))) continue
        if (isCrowded(each.placed, chosen)) continue
        chosen.push(each)
      }
    }
    for (const within of [true, null, false]) {
      const some = fitting.filter((each) => each.isWithin === within)
      varied(some, true)
      varied(some, false)
    }
  }
  return chosen
}

function isWithin({ price }: PlacedCollege, budget: number | null): boolean | null {
  return price === null ? null : (againstBudget(price, budget)?.isWithin ?? null)
}

/**
 * Returns a suggestion's rank, lower first: a safety before a likely or open college, a reach before a far
 * reach. Colleges where fewer than half graduate come after these.
 */
function tierOf({ placed: { label, college } }: Suggestion): number {
  const few = (college.graduationRate ?? 0) < suggesting.graduates ? 3 : 0
  const second = { Likely: 1, 'Very likely': 1, 'Far reach': 1, Open: 2 }[label as string] ?? 0
  return few + second
}

/** Whether a college suits any student: four years, a campus, all genders, not for profit, enough figures. */
function isSuggested({ college, price }: PlacedCollege): boolean {
  return (
    college.level === 'bachelor' &&
    !college.isOnlineOnly &&
    !college.isMens &&
    !college.isWomens &&
    college.control !== 'private_for_profit' &&
    (college.undergraduates ?? 0) >= suggesting.undergraduates &&
    (college.graduationRate ?? 0) >= suggesting.leastGraduates &&
    price !== null
  )
}

function isCrowded(placed: PlacedCollege, chosen: readonly Suggestion[]): boolean {
  const state = chosen.filter((one) => stateOf(one.placed) === stateOf(placed))
  const system = systemOf(placed)
  const ofSystem = chosen.filter((one) => system !== null && systemOf(one.placed) === system)
  return state.length >= suggesting.ofState || ofSystem.length >= suggesting.ofSystem
}

function unitidOf({ college }: PlacedCollege): number {
  return college.unitid
}

function stateOf({ college }: PlacedCollege): string | null {
  return college.state
}

/** The public colleges of a state count as one system, except where the catalog knows several. */
function systemOf({ college: { control, state, applicationSystem } }: PlacedCollege): string | null {
  if (applicationSystem === 'uc' || applicationSystem === 'csu') return applicationSystem
  return control === 'public' && state !== null ? state : null
}
