/** Every number of the method that is not a formula, by section of `docs/matching.md`. */

/** Stored beside an estimate, so that one can tell what it was made with. */
export const methodVersion = '2026-11'

/** Section 3: how grades and scores become one standing among those admitted. */
export const standing = {
  /** Grades lead tests in NACAC's survey of what colleges weigh [D22]. */
  gradesWeight: 0.6,
  scoreWeight: 0.4,
  /** Those who withhold scores sit below the published band, by 30 to 80 points in one analysis [D32]. */
  withheldWeight: 0.2,
  withheld: -0.5,
  /** Assumed between grades and scores within an admitted class. */
  correlation: 0.35,
  /** Published bands are of students who enrolled; those admitted are usually somewhat stronger [E13]. */
  enrolledBelowAdmitted: 0.15,
  /** Most that the hardness of courses counts, either way. */
  mostRigor: 0.25,
  /** Outside of these, a standing says nothing more. */
  least: -3,
  mostByScore: 2.5,
  mostByGrades: 2,
} as const

/** Section 3: from the published quarters of scores to a mean and a deviation. */
export const scores = {
  /** Deviations between the quarters of a normal distribution. */
  quartersApart: 1.349,
  /** √((1 + 0.7) / 2): quarters of two sections, added, overstate the spread; 0.7 is assumed between the sections. */
  addedSections: 0.92,
  /** Points of the SAT. */
  leastDeviation: 40,
} as const

/** Section 3, a proposal to be fitted again: grades where a college publishes none, from its scores. */
export const imputedGrades = {
  atScore: 1000,
  mean: 3.25,
  meanPerPoint: 0.0016,
  mostMean: 3.93,
  deviation: 0.45,
  deviationPerPoint: -0.0007,
  leastDeviation: 0.1,
  mostDeviation: 0.45,
} as const

/**
 * Section 2: ρ, how much of a decision academics explain, by admission rate; fitted to admission rates by band of UCLA
 * [D1], Stanford [D3] and the University of California [D2, D30].
 */
export const academicShares = {
  /** Admission rates where the next value begins. */
  from: [0.1, 0.25, 0.5],
  public: [0.55, 0.65, 0.7, 0.75],
  private: [0.35, 0.45, 0.55, 0.65],
} as const

/** Section 4: what the range of an estimate allows for. */
export const range = {
  /** Deviations of the standing. */
  standing: 0.25,
  standingOfOldData: 0.35,
  /** Data of more years than this are old. */
  freshYears: 2,
  /** From one year to the next. */
  rateFactors: [0.85, 1.15],
  academicShare: 0.1,
  withImputedGrades: 0.05,
  withoutScore: 0.05,
  /** Ours: no uncertainty makes a college certain, or a decision all academics or all chance. */
  mostRate: 0.99,
  leastAcademicShare: 0.05,
  mostAcademicShare: 0.95,
} as const

/** Section 4: what is shown is never surer than this. */
export const displayedOdds = { least: 0.01, most: 0.95, step: 0.05, singleBelow: 0.1 } as const

/** Section 7: τ, the share of unobserved strength (essays, letters) that decisions have in common. */
export const sharedStrength = 0.3

/**
 * Section 6, in deviations from the mean of those who submitted. The lower one is their lower quarter as it is published: of
 * two sections added, 0.6745 / 0.92, so that nobody hears that a score is below the band that is shown beside it.
 */
export const submitting = { submitFrom: 0, considerFrom: -0.734 } as const

/** Section 10: a mix for a list, until the student sets another. */
export const usualMix = { reach: 3, target: 4, likely: 3 } as const

/** Section 10, a proposal: what is suggested for a list, how much each term of fit weighs, and how varied it has to be. */
export const suggesting = {
  /** Of each kind that is missing. */
  each: 3,
  ofState: 3,
  ofSystem: 2,
  /** Undergraduates at least; the share that should graduate, and the one below which nothing is suggested. */
  undergraduates: 1000,
  graduates: 0.5,
  leastGraduates: 0.3,
  weights: { graduation: 3, price: 3, place: 2 },
  /** Graduating this much more or less than peers, 0 to 1, counts fully; fewer peers than this say nothing. */
  peersApart: 0.3,
  leastPeers: 10,
} as const
