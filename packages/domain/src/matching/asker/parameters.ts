/** The numbers of section 4 of `docs/matching.md`: how the rates of groups and rounds count. In log-odds. */

/** A shift that similar colleges show, and its spread among them. */
export type Prior = { shift: number; spread: number }

export const residency = {
  /** Where a public college admits half or more, residents and others hardly differ in points. */
  openFrom: 0.5,
  residents: { shift: 0.35, spread: 0.4 },
  otherStates: { shift: -0.15, spread: 0.6 },
  /** In California and New York other states are as often ahead as behind. */
  noPattern: { shift: 0, spread: 0.9 },
  noPatternIn: ['CA', 'NY'] as readonly string[],
  ofOpen: { shift: 0, spread: 0.55 },
  /** Students of the United States at private colleges. */
  ofPrivate: { shift: 0.15, spread: 0.25 },
  /** Applicants from abroad at the most selective private colleges; elsewhere only own counts are used. */
  abroad: { shift: -0.56, spread: 0.39 },
  /** With fewer applicants from abroad than this, a rate says nothing. */
  leastFromAbroad: 50,
} as const

/** Early decision, by the admission rates at which the next value begins: 10 and 25 percent. */
export const rounds = {
  from: [0.1, 0.25],
  early: [
    { shift: 1.4, spread: 0.6 },
    { shift: 1.05, spread: 0.55 },
    { shift: 0, spread: 0.7 },
  ] as readonly Prior[],
  others: [
    { shift: -0.25, spread: 0.1 },
    { shift: -0.12, spread: 0.1 },
    { shift: 0, spread: 0.1 },
  ] as readonly Prior[],
  /** How much of the advantage is the round's, not that of athletes, legacies and children of staff. */
  credited: 0.6,
  creditedFrom: 0.3,
  creditedTo: 0.9,
  /** At a public college, where residency counts too. */
  creditedAtPublic: 0.5,
} as const

/** The yearly change of a rate, and how far one fall's difference of groups is from that of the next. */
export const drift = { ofRate: 0.18, ofOwnFigure: 0.2, ofCounts: 0.15 } as const

/**
 * Applicants from other states or abroad whom a public college admits less often than all: academics explain less of whom it
 * takes, by up to the distance of public and private colleges (section 2), fully from this difference in log-odds.
 */
export const fewPlaces = { lessExplained: 0.2, fullyFrom: 0.6 } as const
