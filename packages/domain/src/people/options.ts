import type { TextBounds } from '#field-bounds.ts'

/** The filters of an admin's list of people. */
export const peopleFilters = ['all', 'waiting', 'disabled', 'unconfirmed', 'never'] as const
export type PeopleFilter = (typeof peopleFilters)[number]

/** From how many people on a network is a school's: fewer are a family's, or one person with a wrong password. */
export const fewestRefused = 5

/** The most sign-ins and the most advisors of a person that their page lists. */
export const mostShown = { signIns: 5, advisors: 20 } as const

/** How an admin made sure who is asking, before doing something to somebody's account. */
export const identityChecks = ['in-person', 'called-back', 'vouched-for', 'school-decided'] as const
export type IdentityCheck = (typeof identityChecks)[number]

export const identityCheckNames: Record<IdentityCheck, string> = {
  'in-person': 'They are here in person',
  'called-back': 'I called a number that the school has',
  'vouched-for': 'A colleague who knows them asked for them',
  'school-decided': 'Nobody asked: the school decided',
}

export const supportBounds = { note: { max: 300 } } as const satisfies Record<string, TextBounds>

/** The orders of an admin's list of people: the newest first, by name, by class, and the latest sign-in first. */
export const peopleOrders = ['joined', 'name', 'class', 'sign-in'] as const
export type PeopleOrder = (typeof peopleOrders)[number]

/** What an admin can do to many people at once, and to how many. */
export const actsOnMany = ['disable', 'sign-out', 'confirmation', 'erasure'] as const
export const mostAtOnce = 500
/** How many of them one request may name: each is a transaction of its own, and a request must end in a moment. */
export const mostInRequest = 50
