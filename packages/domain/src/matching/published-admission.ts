import type { Control } from '../colleges/schema.ts'

/** A band of applicants, from the bottom up: its share of all, and the share of the band admitted. */
type Band = { words: string; share: number; admitted: number }

/** Admission by band of grades where the share of applicants in each band is published (section 2). */
export const tablesByShare: readonly {
  college: string
  year: string
  control: Control
  rate: number
  bands: readonly Band[]
}[] = [
  {
    // [D1]
    college: 'UCLA',
    year: 'fall 2020',
    control: 'public',
    rate: 0.14,
    bands: [
      { words: 'Bottom 24% by GPA', share: 0.24, admitted: 0.01 },
      { words: 'Middle 51%', share: 0.51, admitted: 0.08 },
      { words: 'Top 25%', share: 0.25, admitted: 0.39 },
    ],
  },
  {
    // [D3]
    college: 'Stanford',
    year: 'class of 2021',
    control: 'private_nonprofit',
    rate: 0.047,
    bands: [
      { words: 'GPA under 3.7, 14% of applicants', share: 0.14, admitted: 0.01 },
      { words: 'GPA 3.7 to 3.99, 28%', share: 0.28, admitted: 0.04 },
      { words: 'GPA 4.0 and more, 58%', share: 0.58, admitted: 0.06 },
    ],
  },
]

/**
 * The University of California by band of weighted, capped GPA. The table does not say how many applied in
 * each band. A band's position among the applicants follows from each campus's rate [F1] and the average GPA
 * of the students it admitted [F2], both of 2015, as it does for every college of the catalog (section 1).
 */
export const universityOfCalifornia = {
  year: 'about 2015',
  control: 'public',
  /** The deviation of GPAs among the applicants of a campus, an assumption (section 2). */
  deviation: 0.42,
  /** The GPA at which each band begins. The last band has no upper end. */
  from: [3, 3.4, 3.8, 4.2],
  words: ['GPA 3.00 to 3.39', 'GPA 3.40 to 3.79', 'GPA 3.80 to 4.19', 'GPA 4.20 and more'],
  /** The share of each band that was admitted [D2]; `null` where that table leaves it out. */
  campuses: [
    { college: 'UC Berkeley', rate: 0.169, average: 4.19, admitted: [0.01, 0.02, 0.14, 0.42] },
    { college: 'UCLA', rate: 0.173, average: 4.18, admitted: [0.01, 0.03, 0.14, 0.54] },
    { college: 'UC Santa Barbara', rate: 0.327, average: 4.05, admitted: [0.02, 0.14, 0.54, 0.85] },
    { college: 'UC San Diego', rate: 0.339, average: 4.13, admitted: [0.01, 0.06, 0.44, 0.87] },
    { college: 'UC Davis', rate: 0.382, average: 4.07, admitted: [0.04, 0.15, 0.58, 0.91] },
    { college: 'UC Irvine', rate: 0.387, average: 4.04, admitted: [0.02, 0.13, 0.65, 0.94] },
    { college: 'UC Santa Cruz', rate: 0.511, average: 3.88, admitted: [0.18, 0.59, 0.85, null] },
    { college: 'UC Riverside', rate: 0.56, average: 3.78, admitted: [0.38, 0.78, 0.94, 0.98] },
    { college: 'UC Merced', rate: 0.646, average: 3.67, admitted: [0.67, 0.92, 0.96, 0.98] },
  ],
} as const
