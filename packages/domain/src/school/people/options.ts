/** The people of a school that a list shows. Students join; staff come by an account of their own. */
export const schoolPeopleFilters = ['all', 'expected', 'joined', 'staff', 'left', 'failing'] as const
export type SchoolPeopleFilter = (typeof schoolPeopleFilters)[number]

export const limits = {
  /** People chosen at once. */
  chosen: 500,
  /** Days for which a code works. */
  codeDays: 60,
  /** Days after which the school's connections to someone who has left end. */
  leftDays: 30,
} as const
