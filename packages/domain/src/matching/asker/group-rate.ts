import type { Group, OddsFacts } from '#colleges/odds/schema.ts'
import type { Control } from '#colleges/schema.ts'
import type { Applicant, College } from '../schema.ts'
import { drift, fewPlaces, type Prior, residency, rounds } from './parameters.ts'
import { logit, ownShift, shareOf } from './shifts.ts'

/** Whose rate an estimate uses: all applicants', or those of one group. */
export type GroupName = 'all' | 'inState' | 'otherStates' | 'abroad' | 'unitedStates'

/** The admission rate that one student faces. */
export type FacedRate = {
  group: GroupName
  /** The group's own figures were used, not those of similar colleges. */
  isOwn: boolean
  /** The group's rate as the college publishes it for a recent fall; `null` if it does not. */
  published: number | null
  /** r_g: the rate of the group over all rounds, which the limits of the labels look at. */
  ofGroup: number
  /** r_gt: the rate of the group in the round of the plan. */
  rate: number
  /** The lowest and highest that it may be. */
  low: number
  high: number
  round: 'any' | 'early' | 'others'
  /** How much of the advantage of Early Decision counts, 0 to 1; 0 also where none is known. */
  credited: number
  /** The log-odds of `rate` less those of the rate of all applicants. */
  fromAll: number
  /** How much less academics explain: where a public college keeps few places for the group, it chooses as private ones do. */
  lessExplained: number
}

type Faced = Pick<College, 'control' | 'state' | 'facts'> & { admissionRate: number }

type Asked = {
  state: string | null
  livesAbroad: boolean
  isFromAbroad: boolean
  plan: string | null
  faced: FacedRate
}

/** Of the last who asked about a college, who is mostly the same: a slider changes grades, not a home. */
const lastAsked = new WeakMap<Faced, Asked>()

/** Returns the rate that a student faces at a college, by where they live and the round of their plan (section 4). */
export function facedRate(applicant: Applicant, college: Faced, plan: string | null): FacedRate {
  const last = lastAsked.get(college)
  const { state = null, livesAbroad = false } = applicant
  const isFromAbroad = applicant.isFromAbroad === true
  const isSame =
    last?.state === state && last.livesAbroad === livesAbroad && last.isFromAbroad === isFromAbroad
  if (isSame && last.plan === plan) return last.faced
  const faced = facedBy(applicant, college, plan)
  lastAsked.set(college, { state, livesAbroad, isFromAbroad, plan, faced })
  return faced
}

function facedBy(applicant: Applicant, college: Faced, plan: string | null): FacedRate {
  const { admissionRate: overall } = college
  const home = byHome(applicant, college)
  const round = byRound(college, plan)
  // Rates of 0 and 1 have no odds to shift.
  if (overall >= 1) {
    const low = shareOf(logit(0.99) - drift.ofRate)
    return {
      ...home,
      ofGroup: 1,
      rate: 1,
      low,
      high: 1,
      round: 'any',
      credited: 0,
      fromAll: 0,
      lessExplained: 0,
    }
  }
  const ofGroup = logit(overall) + home.shift
  const middle = ofGroup + round.shift
  const away = Math.hypot(drift.ofRate, home.spread, round.spread)
  return {
    group: home.group,
    isOwn: home.isOwn,
    published: home.published,
    ofGroup: shareOf(ofGroup),
    rate: shareOf(middle),
    low: shareOf(Math.min(middle - away, ofGroup + round.low)),
    high: shareOf(Math.max(middle + away, ofGroup + round.high)),
    round: round.name,
    credited: round.credited,
    fromAll: home.shift + round.shift,
    lessExplained: lessExplained(home, college.control),
  }
}

function lessExplained({ group, shift }: Home, control: Control | null): number {
  if (control !== 'public' || (group !== 'otherStates' && group !== 'abroad') || shift >= 0) return 0
  return fewPlaces.lessExplained * Math.min(1, -shift / fewPlaces.fullyFrom)
}

type Home = Pick<FacedRate, 'group' | 'isOwn' | 'published'> & { shift: number; spread: number }

function byHome(applicant: Applicant, { control, state, facts, admissionRate: overall }: Faced): Home {
  const known = facts?.byHome
  if (applicant.isFromAbroad) return homeOf('abroad', known, known?.abroad, residency.abroad)
  if (control !== 'public') {
    const counted = ofUnitedStates(known)
    return counted ? homeOf('unitedStates', known, counted, residency.ofPrivate) : anywhere
  }
  const { state: lives = null, livesAbroad = false } = applicant
  // Whoever does not say where they live may be either, and is no surer of the odds than those who do.
  if ((lives === null && !livesAbroad) || state === null || state === undefined)
    return { ...anywhere, spread: priorOf(true, state ?? '', overall).spread }
  const isResident = !livesAbroad && lives === state
  const prior = priorOf(isResident, state, overall)
  return isResident
    ? homeOf('inState', known, known?.inState, prior)
    : homeOf('otherStates', known, known?.otherStates, prior)
}

/** All applicants of a private college, which hardly looks at where they live. */
const anywhere: Home = {
  group: 'all',
  isOwn: false,
  published: null,
  shift: 0,
  spread: residency.ofPrivate.spread,
}

/** The shift of a group by the college's own counts, or else by those of similar colleges. */
function homeOf(group: GroupName, known: OddsFacts['byHome'], of: Group | undefined, prior: Prior): Home {
  if (!of || !known?.all)
    return { group, isOwn: false, published: null, shift: prior.shift, spread: prior.spread }
  return {
    group,
    isOwn: true,
    published: known.isOld ? null : of.rate,
    shift: ownShift(of, known.all, prior),
    spread: drift.ofOwnFigure,
  }
}

function priorOf(isResident: boolean, state: string, overall: number): Prior {
  if (overall >= residency.openFrom) return residency.ofOpen
  if (residency.noPatternIn.includes(state)) return residency.noPattern
  return isResident ? residency.residents : residency.otherStates
}

/** The applicants of a private college who are not from abroad, whatever their state. */
function ofUnitedStates(known: OddsFacts['byHome']): Group | undefined {
  const { all, abroad } = known ?? {}
  if (all?.applied === undefined || abroad?.applied === undefined || abroad.applied >= all.applied)
    return undefined
  const applied = all.applied - abroad.applied
  const admitted = Math.max(0, all.rate * all.applied - abroad.rate * abroad.applied)
  return { applied, rate: Math.min(1, admitted / applied) }
}

type Round = Pick<FacedRate, 'credited' | 'low' | 'high'> & {
  name: FacedRate['round']
  shift: number
  spread: number
}

const anyRound: Round = { name: 'any', credited: 0, shift: 0, spread: 0, low: 0, high: 0 }

const earlyDecision: readonly string[] = ['early_decision', 'early_decision_2']

/** Early decision is credited with a part of its advantage; all other rounds share the rest of the places. */
function byRound({ control, facts, admissionRate: overall }: Faced, plan: string | null): Round {
  if (plan === null) return anyRound
  const known = facts?.byRound
  const band = rounds.from.filter((from) => overall >= from).length
  const isEarly = earlyDecision.includes(plan)
  // Without its own counts, a college is known to have early decision only by the plan that names it.
  if (!known && !isEarly) return anyRound
  const others = known ? ownShift(known.others, known.all, rounds.others[band]!) : rounds.others[band]!.shift
  if (!isEarly) return { ...anyRound, name: 'others', shift: others, low: others, high: others }
  const prior = rounds.early[band]!
  const ahead = Math.max(0, known ? ownShift(known.early, known.others, prior) : prior.shift)
  const part = partAt(control)
  const credited = part * ahead
  return {
    name: 'early',
    credited: ahead === 0 ? 0 : part * rounds.credited,
    shift: others + credited * rounds.credited,
    spread: known || ahead === 0 ? 0 : prior.spread * rounds.credited,
    low: others + credited * rounds.creditedFrom,
    high: others + credited * rounds.creditedTo,
  }
}

function partAt(control: Control | null): number {
  return control === 'public' ? rounds.creditedAtPublic : 1
}
