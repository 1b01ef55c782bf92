/** Where a student's parents live: with each other, apart, one of them alone is there, or neither can be asked. */
export const parentHomes = ['together', 'apart', 'one', 'none'] as const
export type ParentHome = (typeof parentHomes)[number]

/** Whoever may have to fill in a form. A spouse is one who is not the student's other parent. */
export type Contributor = 'first' | 'second' | 'first-spouse' | 'second-spouse'
