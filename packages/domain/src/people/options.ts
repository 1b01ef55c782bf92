/** Which people an admin has listed: everybody, or those with whom there is something to do. */
export const peopleShown = ['all', 'waiting', 'disabled'] as const
export type PeopleShown = (typeof peopleShown)[number]
