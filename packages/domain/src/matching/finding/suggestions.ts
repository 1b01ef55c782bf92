import { givesAidAbroad } from '../aid-from-abroad.ts'
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
 * those the best fitting (section 8): at most three from one state, two from one system, and one from a state within a
 * kind as long as other states have any. One over the budget is chosen only where no other is left. From abroad, those
 * with odds come before those that admit everyone, and before all those with odds that are known to give aid from there.
 * @param all the whole catalog as placed for the student, the best known first, which breaks ties.
 */
export function suggestions(all: readonly PlacedCollege[], request: Request): Suggestion[] {
  const fitOf = fitsOf(all, request)
  const fitting = all
    .flatMap((placed) => {
      const kind = kindOf[placed.label]
      if (kind === null || request.missing[kind] <= 0) return []
      if (!isSuggested(placed) || request.without.has(unitidOf(placed))) return []
      return [{ kind, placed, fit: fitOf(placed), isWithin: isWithin(placed, request.budget) }]
    })
    .toSorted((one, other) => tierOf(one) - tierOf(other) || other.fit.share - one.fit.share)
  const chosen: Suggestion[] = []
  const varied = (some: readonly Suggestion[], isStrict: boolean) => {
    for (const each of some) {
      const ofKind = chosen.filter((one) => one.kind === each.kind)
      if (ofKind.length >= suggesting.each || chosen.includes(each)) continue
      if (isStrict && ofKind.some(({ placed }) => stateOf(placed) === stateOf(each.placed))) continue
      if (isCrowded(each.placed, chosen)) continue
      chosen.push(each)
    }
  }
  for (const round of rounds)
    for (const kind of kinds)
      for (const within of [true, null, false]) {
        const some = fitting.filter(
          (each) => each.kind === kind && each.isWithin === within && roundOf(each) === round,
        )
        varied(some, true)
        varied(some, false)
      }
  return chosen
}

const rounds = [0, 1, 2, 3, 4] as const

/**
 * Returns the round in which a college is chosen: from the United States all in the first. From abroad, whoever is
 * known to give aid comes first whatever the budget, because the full cost is not what those pay who get it.
 */
function roundOf({ placed, isWithin: fits }: Suggestion): (typeof rounds)[number] {
  if (placed.price?.of !== 'full-cost') return 0
  const isOpen = placed.label === 'Open'
  if (!isOpen && givesAidAbroad(placed.college.odds)) return 0
  if (fits === false) return isOpen ? 4 : 3
  return isOpen ? 2 : 1
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
