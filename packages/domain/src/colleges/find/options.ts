import type { Round } from '../schema.ts'

/** The filters for finding a school. Does not use zod, because the browser loads these lists too. */

export const labels = ['far-reach', 'reach', 'target', 'likely', 'open', 'unknown'] as const
export type LabelGroup = (typeof labels)[number]

/** The fewest undergraduates of each size. A size ends where the next one begins. */
export const sizes = { small: 0, medium: 2000, large: 10_000, huge: 20_000 } as const
export type Size = keyof typeof sizes
export const sizeNames = Object.keys(sizes) as [Size, ...Size[]]

export const settings = ['city', 'suburb', 'town', 'rural'] as const
export const controls = ['public', 'private_nonprofit', 'private_for_profit'] as const
export const degrees = ['four-year', 'two-year'] as const
export const testPolicies = ['required', 'optional', 'not-considered'] as const
export const missions = ['womens', 'mens', 'hbcu', 'hsi', 'tribal', 'faith'] as const
export type Mission = (typeof missions)[number]
export const systems = ['common_app', 'uc', 'csu', 'institutional'] as const

export const regions = {
  'New England': ['CT', 'ME', 'MA', 'NH', 'RI', 'VT'],
  'Mid East': ['DE', 'DC', 'MD', 'NJ', 'NY', 'PA'],
  'Great Lakes': ['IL', 'IN', 'MI', 'OH', 'WI'],
  Plains: ['IA', 'KS', 'MN', 'MO', 'NE', 'ND', 'SD'],
  Southeast: ['AL', 'AR', 'FL', 'GA', 'KY', 'LA', 'MS', 'NC', 'SC', 'TN', 'VA', 'WV'],
  Southwest: ['AZ', 'NM', 'OK', 'TX'],
  'Rocky Mountains': ['CO', 'ID', 'MT', 'UT', 'WY'],
  'Far West': ['AK', 'CA', 'HI', 'NV', 'OR', 'WA'],
  'Other US jurisdictions': ['AS', 'FM', 'GU', 'MH', 'MP', 'PR', 'PW', 'VI'],
} as const

export const sortings = [
  'best-known',
  'odds',
  'price',
  'most-selective',
  'least-selective',
  'graduation',
  'distance',
  'size',
  'name',
] as const
export type Sorting = (typeof sortings)[number]

/** The limits of filters that are typed or set by a slider: miles, US dollars a year, percent. */
export const limits = {
  miles: { min: 10, max: 3000 },
  price: { min: 1000, max: 90_000 },
  percent: { min: 0, max: 100 },
} as const

/** The bounds of a search text and of the name of a faith. */
export const searchTextBounds = { min: 1, max: 100 } as const

/** The most searches that a student can save, and the bounds of their names. */
export const mostSaved = 20
export const savedName = { min: 1, max: 60, missing: 'Give it a name.' } as const

/** The rounds whose closing days are in the finding file. */
export const rounds = [
  'early_decision',
  'early_decision_2',
  'early_action',
  'early_action_2',
  'restrictive_early_action',
  'regular',
  'rolling',
  'priority',
] as const satisfies readonly Round[]
