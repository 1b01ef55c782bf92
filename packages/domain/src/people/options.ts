/** The filters of an admin's list of people: all, advisors awaiting approval, or disabled accounts. */
export const peopleFilters = ['all', 'waiting', 'disabled'] as const
export type PeopleFilter = (typeof peopleFilters)[number]
