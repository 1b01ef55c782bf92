import type { Plan } from './schema.ts'

/** Plans that are due in autumn. Early Decision II is sent and answered with the regular ones. */
export const autumnPlans: readonly (Plan | null)[] = [
  'early_decision',
  'early_action',
  'restrictive_early_action',
]
