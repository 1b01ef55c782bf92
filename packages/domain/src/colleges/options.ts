import type { Plan } from './schema.ts'

/** Plans that are due in autumn. Early Decision II is sent and answered with the regular ones. */
export const autumnPlans: readonly (Plan | null)[] = [
  'early_decision',
  'early_action',
  'restrictive_early_action',
]

/** The tuition exchanges between states that a public college joins: the Western, Midwest and New England ones. */
export const exchangesOfColleges = ['wue', 'msep', 'rsp'] as const
export type ExchangeOfCollege = (typeof exchangesOfColleges)[number]
