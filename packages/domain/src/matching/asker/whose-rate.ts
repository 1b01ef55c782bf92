import { stateNames } from '#states.ts'
import { percent, yearsInWords } from '#words.ts'
import type { ByRate, Estimate, Placement } from '../placement.ts'
import type { FacedRate } from './group-rate.ts'
import { rounds } from './parameters.ts'

type Rated = Pick<Estimate | ByRate, 'faced' | 'byHome' | 'rate'>

/** Whose rate counts, in a few words after a rate: "of in-state applicants". */
export function ofWhom({ group, published }: FacedRate): string {
  if (group === 'all' || published === null) return 'of applicants'
  const words = {
    inState: 'in-state applicants',
    otherStates: 'applicants from other states',
    abroad: 'applicants from abroad',
    unitedStates: 'applicants from the United States',
  }
  return `of ${words[group]}`
}

/** The rate to name beside a label: that of the student's group, if the college publishes it. */
export function rateToName({ faced, rate }: Pick<Rated, 'faced' | 'rate'>): number {
  return faced.published ?? rate
}

/**
 * Says whose admission rate the odds start from, with its source: "In-state applicants: 38% admitted; from other
 * states: 10% (Common Data Set 2024–25)." `null` where there are no odds, or where it is simply that of everybody.
 */
export function whoseRate(placement: Placement): string[] {
  if (placement.status !== 'estimated' && placement.status !== 'by_rate') return []
  return [homeWords(placement), roundWords(placement)].filter((sentence) => sentence !== null)
}

function homeWords({ faced, byHome }: Rated): string | null {
  if (faced.isOwn && byHome) {
    const source = byHome.isOld
      ? `published rates, ${yearsInWords(byHome.year)}`
      : `Common Data Set ${yearsInWords(byHome.year)}`
    const groups =
      faced.group === 'abroad' || faced.group === 'unitedStates'
        ? [
            byHome.all && `All applicants: ${percent(byHome.all.rate)} admitted`,
            byHome.abroad && `from abroad: ${percent(byHome.abroad.rate)}`,
          ]
        : [
            byHome.inState && `In-state applicants: ${percent(byHome.inState.rate)} admitted`,
            byHome.otherStates && `from other states: ${percent(byHome.otherStates.rate)}`,
          ]
    return `${groups.filter(Boolean).join('; ')} (${source}).`
  }
  const similar = {
    inState: 'residents',
    otherStates: 'applicants from other states',
    abroad: 'applicants from abroad',
  }
  if (faced.group === 'all' || faced.group === 'unitedStates') return null
  return `It publishes no rate for ${similar[faced.group]}; this is estimated from similar colleges, so the range is wider.`
}

function roundWords({ faced }: Rated): string | null {
  if (faced.round === 'early') return earlyWords(faced)
  return faced.round === 'others' ? 'Regular and Early Action: the places that Early Decision leaves.' : null
}

function earlyWords({ credited }: FacedRate): string {
  if (credited === 0) return 'Early Decision: no advantage counts, because none is known here.'
  const { credited: usual, creditedFrom, creditedTo } = rounds
  const [from, to] = [creditedFrom, creditedTo].map((part) => percent((part * credited) / usual))
  const atPublic = credited < usual ? ', and where you live counts already' : ''
  return `Early Decision: ${percent(credited)} of its advantage counts (${from} to ${to} for the range), because athletes and others with a hook apply early too${atPublic}.`
}

/** Says that odds may differ by a home state that is not known; `null` otherwise. */
export function withoutHomeState(
  placement: Placement,
  control: string | null,
  state: string | null,
): string | null {
  if (placement.status !== 'estimated' && placement.status !== 'by_rate') return null
  if (control !== 'public' || placement.faced.group !== 'all' || state === null) return null
  return `Residents of ${stateNames[state] ?? state} and others may have other odds here.`
}
