import type { TextBounds } from '#field-bounds.ts'

/** The parts a student can share with a linked advisor. Essays are shared individually. */
export const parts = ['list', 'profile', 'testScores', 'weeks', 'letters', 'aid', 'sensitive'] as const
export type Part = (typeof parts)[number]

/**
 * A personal link is an agreement of two people, in which the student chooses every part. A school link is
 * assigned by the school; its base belongs to the school's own record.
 */
export const linkKinds = ['personal', 'school'] as const
export type LinkKind = (typeof linkKinds)[number]

/** The parts of a school link that the student cannot switch off. Everything else stays their choice. */
export const schoolBase: readonly Part[] = ['list', 'letters']

/** The most that `ADVISORS_PER_STUDENT` can be, and how many advisors a student can have without it. */
export const mostAdvisors = 5
export const usualAdvisors = { ofSchool: 3, otherwise: 1 } as const

/** A student's choice for each part: whether it is shared. */
export type Sharing = Record<Part, boolean>

/** The default choice when a student is asked. */
export const usualSharing: Sharing = {
  list: true,
  profile: true,
  testScores: true,
  weeks: true,
  letters: true,
  aid: false,
  sensitive: false,
}

export const requestStatuses = ['pending', 'approved', 'rejected', 'withdrawn', 'expired'] as const
export type RequestStatus = (typeof requestStatuses)[number]

/** The two sides of a request: one sends it, and the other answers. */
export const sides = ['student', 'advisor'] as const
export type Side = (typeof sides)[number]

/**
 * The things an advisor can view, as named in the access log. `letter` is a request that its recommender opened. By a
 * filter an advisor learns whether something is within what they asked.
 */
export const viewed = [
  'overview',
  'list',
  'profile',
  'weeks',
  'essays',
  'essay',
  'deadlines',
  'money',
  'letters',
  'letter',
  'roster-file',
  'tasks-file',
  'profile-filter',
  'money-filter',
] as const
export type Viewed = (typeof viewed)[number]

/** The fewest characters of a student ID for a search; fewer would allow browsing through everyone. */
const leastSearched = 3

/** The bounds of the fields of a request, a search, a group and a note. */
export const bounds = {
  message: { max: 1000, lines: 'many' },
  searched: {
    min: leastSearched,
    max: 100,
    missing: `Enter at least ${leastSearched} characters of a student ID.`,
  },
  groupName: { min: 1, max: 40, missing: 'Name the group.' },
  linkTitle: { min: 1, max: 60, missing: 'Say what this person is to the student.' },
  note: { min: 1, max: 5000, missing: 'Write something first.', lines: 'many' },
} as const satisfies Record<string, TextBounds>

export const limits = {
  /** The most students that a search returns. */
  found: 10,
  /** Searches of one advisor, and of one network, such as a school's. */
  searchesPerMinute: 30,
  searchesPerDay: 300,
  searchesPerMinuteOfNetwork: 120,
  searchesPerDayOfNetwork: 1500,
  /** Pending requests of one sender. */
  pending: 50,
  /** Days until a pending request expires. It can then be sent again. */
  requestDays: 30,
  /** Students of one advisor. */
  students: 1000,
  /** Groups of one advisor. */
  groups: 30,
  /** Private notes on one student. */
  notes: 200,
  /** Days after the end of a link until its sharing and private notes are deleted. */
  endedDays: 30,
  /** Minutes for which viewing something counts as one view, however often the open page requests it. */
  viewWindowMinutes: 30,
  /** Minutes for which filtering by something counts as one view. */
  filterWindowMinutes: 24 * 60,
  /** Rows of the access log or of requests on one page. */
  page: 50,
} as const
