import type { Mix } from '../list-balance.ts'
import { suggesting } from '../parameters.ts'
import { type Fit, fitsOf, type FitsFor } from './fit.ts'
import type { PlacedCollege } from './placed.ts'

export type Suggestion = { kind: keyof Mix; placed: PlacedCollege; fit: Fit }

type Request = FitsFor & {
  /** How many of each kind the list lacks; a kind that lacks none is not suggested. */
  missing: Mix
  /** Federal numbers that are not to be suggested: on the list already, or seen and passed over. */
  without: ReadonlySet<number>
}

/** The kind whose lack hurts most first. */
const kinds = ['likely', 'target', 'reach'] as const

/**
 * Colleges that would fill the gaps of a list, for each kind that it lacks the best fitting first (section 10): at most
 * three of one state, two of one system, and one of a state within a kind as long as other states have any.
 * @param all the whole catalog as it stands for the student, the best known first: of equals these win.
 */
export function suggestions(all: readonly PlacedCollege[], request: Request): Suggestion[] {
  const fitOf = fitsOf(all, request)
  const chosen: Suggestion[] = []
  for (const kind of kinds.filter((each) => request.missing[each] > 0)) {
    const fitting = all
      .filter(
        (placed) => kindOf(placed) === kind && isSuggested(placed) && !request.without.has(unitidOf(placed)),
      )
      .map((placed) => ({ kind, placed, fit: fitOf(placed) }))
      .toSorted((one, other) => tierOf(one) - tierOf(other) || other.fit.share - one.fit.share)
    const most = suggesting.each
    const varied = (isStrict: boolean) => {
      for (const each of fitting) {
        const ofKind = chosen.filter((one) => one.kind === kind)
        if (ofKind.length >= most || chosen.includes(each)) continue
        if (isStrict && ofKind.some(({ placed }) => stateOf(placed) === stateOf(each.placed))) continue
        if (isCrowded(each.placed, chosen)) continue
        chosen.push(each)
      }
    }
    varied(true)
    varied(false)
  }
  return chosen
}

/** Which kind a college is as it stands; `null` for one that cannot be placed. */
function kindOf({ label }: PlacedCollege): keyof Mix | null {
  if (label === 'Open' || label === 'Safety' || label === 'Likely' || label === 'Very likely') return 'likely'
  if (label === 'Target') return 'target'
  return label === 'Reach' || label === 'Far reach' ? 'reach' : null
}

/**
 * Safeties before what is only likely or open, reaches before far ones. What fewer than half graduate from comes only where
 * there is nothing else, and what the family is known not to be able to pay last.
 */
function tierOf({ placed: { label, isAffordable, college } }: Suggestion): number {
  const tooDear = isAffordable === false ? 6 : 0
  const few = (college.graduationRate ?? 0) < suggesting.graduates ? 3 : 0
  const second = { Likely: 1, 'Very likely': 1, 'Far reach': 1, Open: 2 }[label as string] ?? 0
  return tooDear + few + second
}

/** Where one could send any student without a second thought: four years, a campus, not for profit, figures to go by. */
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
