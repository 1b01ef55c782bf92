/** The filters of an admin's list of people: all, advisors awaiting approval, or disabled accounts. */
export const peopleFilters = ['all', 'waiting', 'disabled'] as const
export type PeopleFilter = (typeof peopleFilters)[number]

/** From how many people on a network is a school's: fewer are a family's, or one person with a wrong password. */
export const fewestRefused = 5

/** The most sign-ins and the most advisors of a person that their page lists. */
export const mostShown = { signIns: 5, advisors: 20 } as const
