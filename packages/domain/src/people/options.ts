/** Which people an admin has listed: everybody, or those with whom there is something to do. */
export const peopleFilters = ['all', 'waiting', 'disabled'] as const
export type PeopleFilter = (typeof peopleFilters)[number]
