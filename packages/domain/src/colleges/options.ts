import type { Plan } from './schema.ts'

/** Plans that are due in autumn. Early Decision II is sent and answered with the regular ones. */
export const autumnPlans: readonly (Plan | null)[] = [
  'early_decision',
  'early_action',
  'restrictive_early_action',
]

/** Families with an income like this one's, all students who got federal aid, or nobody: the cost before any aid. */
export const pricedGroups = ['bracket', 'all', 'full-cost'] as const

/** Whose price it is: everybody's, that of residents or of everybody else, or the latter while a state is not known. */
export const residencies = ['any', 'in-state', 'out-of-state', 'unknown'] as const

/** The tuition exchanges between states that a public college joins: the Western, Midwest and New England ones. */
export const exchangesOfColleges = ['wue', 'msep', 'rsp'] as const
export type ExchangeOfCollege = (typeof exchangesOfColleges)[number]

/** Those, and one that holds for all public colleges of its states. */
export const exchangeNames = [...exchangesOfColleges, 'minnesota'] as const

/** The forms with which colleges are applied to, in the order in which a list names them, and where each is filled in. */
export const applicationForms = {
  common_app: { name: 'Common App', page: 'https://apply.commonapp.org' },
  coalition_scoir: { name: 'Coalition on Scoir', page: 'https://www.scoir.com' },
  uc: { name: 'University of California', page: 'https://apply.universityofcalifornia.edu' },
  csu: { name: 'California State University', page: 'https://www.calstate.edu/apply' },
  applytexas: { name: 'ApplyTexas', page: 'https://goapplytexas.org' },
  /** Each college says on its own page where. */
  institutional: { name: 'The college’s own portal', page: null },
} as const
export const formNames = [
  'common_app',
  'coalition_scoir',
  'uc',
  'csu',
  'applytexas',
  'institutional',
] as const satisfies readonly (keyof typeof applicationForms)[]
