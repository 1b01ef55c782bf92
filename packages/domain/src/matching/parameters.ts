/** Every number of the method that is not a formula, by section of `docs/matching.md`. */

/** Section 3: how grades and scores become one standing among admitted students. */
export const standing = {
  /** Grades lead tests in NACAC's survey of what colleges weigh [D22]. */
  gradesWeight: 0.6,
  scoreWeight: 0.4,
  /** Students who withhold scores are below the published range, by 30 to 80 points in one analysis [D32]. */
  withheldWeight: 0.2,
  withheld: -0.5,
  /** The assumed correlation of grades and scores within an admitted class. */
  correlation: 0.35,
  /** Published ranges describe enrolled students. Admitted students are usually somewhat stronger [E13]. */
  enrolledBelowAdmitted: 0.15,
  /** The most that the rigor of courses adds or takes away. */
  mostRigor: 0.25,
  /** The limits of a standing. Values beyond them say nothing more. */
  least: -3,
  mostByScore: 2.5,
  mostByGrades: 2,
} as const

/** Section 3: from the published quartiles of scores to a mean and a deviation. */
export const scores = {
  /** The number of deviations between the quartiles of a normal distribution. */
  quartersApart: 1.349,
  /** √((1 + 0.7) / 2): added quartiles of two sections overstate the spread. Correlation 0.7 is assumed. */
  addedSections: 0.92,
  /** In SAT points. */
  leastDeviation: 40,
} as const

/** Section 3: grades imputed from a college's scores if it publishes none; fitted to those that 181 colleges publish. */
export const imputedGrades = {
  atScore: 1000,
  mean: 3.39,
  meanPerPoint: 0.00088,
  mostMean: 3.95,
  deviation: 0.53,
  deviationPerPoint: -0.00063,
  leastDeviation: 0.12,
  mostDeviation: 0.55,
} as const

/**
 * Section 3: from deviations of the mean GPA to the standing that as many students of the class are below, fitted to the shares
 * of students by GPA at 208 colleges. At 4.0, the middle of all who have it.
 */
export const gradesCurve = { atMean: -0.19, below: 0.78, above: 1, top: 0.45, topFrom: 3.95 } as const

/**
 * Section 3: the grades of a college that publishes neither grades nor scores, from its admission rate; fitted to 229 colleges
 * that publish both.
 */
export const gradesByRate = { mean: 3.93, meanPerRate: -0.54 } as const

/** Section 3: the deviation of grades where no scores are published, by how far the mean is below 4; fitted to 157 colleges. */
export const deviationByMean = { at4: 0.14, perPoint: 0.57 } as const

/**
 * Section 2: ρ, how much of a decision academics explain, by admission rate; fitted to admission rates by band of UCLA
 * [D1], Stanford [D3] and the University of California [D2, D30].
 */
export const academicShares = {
  /** The admission rates at which the next value begins. */
  from: [0.1, 0.25, 0.5],
  public: [0.55, 0.65, 0.7, 0.75],
  private: [0.35, 0.45, 0.55, 0.65],
} as const

/** Section 4: the uncertainty that the range of an estimate allows for. */
export const range = {
  /** The uncertainty of the standing, in deviations. */
  standing: 0.25,
  /** With old data, or where the grades that a college publishes may be weighted. */
  standingUnsure: 0.35,
  /** Data older than this many years count as old data. */
  freshYears: 2,
  academicShare: 0.1,
  withImputedGrades: 0.05,
  withoutScore: 0.05,
  /** Our own limits: uncertainty never makes admission certain, or a decision all academics or all chance. */
  mostRate: 0.99,
  leastAcademicShare: 0.05,
  mostAcademicShare: 0.95,
} as const

/**
 * Section 4: where fewer than a fifth are admitted, no published band of applicants, however strong, is further above
 * its college's rate than this, in log-odds (UCLA 2015, GPA of 4.20 and more); the range may go a little further.
 */
export const strongest = { below: 0.2, middle: 1.72, high: 2 } as const

/** Section 4: the limits and step of displayed odds, and the odds below which a single figure is shown. */
export const displayedOdds = { least: 0.01, most: 0.95, step: 0.05, singleBelow: 0.1 } as const

/** Section 7: τ, the share of unobserved strength (essays, letters) that decisions have in common. */
export const sharedStrength = 0.3

/**
 * Section 6, in deviations from the mean of the students who submitted scores. `considerFrom` is their
 * published lower quartile, rounded down: of two added sections, -0.6745 / 0.92, so that no student is told
 * that a score is below the range shown beside it.
 */
export const submitting = { submitFrom: 0, considerFrom: -0.734 } as const

/** Section 8: the mix for a list until the student sets another. */
export const usualMix = { reach: 3, target: 4, likely: 3 } as const

/** Section 8, a proposal: the limits, weights and variety of the colleges suggested for a list. */
export const suggesting = {
  /** The most suggestions for each missing kind. */
  each: 3,
  ofState: 3,
  ofSystem: 2,
  /** The fewest undergraduates, the graduation rate below which a college ranks last, and the lowest rate. */
  undergraduates: 1000,
  graduates: 0.5,
  leastGraduates: 0.3,
  weights: { graduation: 3, price: 3, place: 2 },
  /** The width of the range of graduation rates around the peers' that is scored, and the fewest peers. */
  peersApart: 0.3,
  leastPeers: 10,
} as const
