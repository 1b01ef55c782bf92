import type { TextBounds } from '#field-bounds.ts'

/** The parts a student can share with a linked advisor. Essays are shared individually. */
export const parts = ['list', 'profile', 'testScores', 'weeks', 'letters', 'aid', 'sensitive'] as const
export type Part = (typeof parts)[number]

/** The student's choice, part by part. */
export type Sharing = Record<Part, boolean>

/** The parts that are checked by default when a student is asked. */
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

/** Which side asked; the other one answers. */
export const sides = ['student', 'advisor'] as const
export type Side = (typeof sides)[number]

/** The things an advisor can view, as named in the access log. */
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
  'roster-file',
  'tasks-file',
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
  note: { min: 1, max: 5000, missing: 'Write something first.', lines: 'many' },
} as const satisfies Record<string, TextBounds>

export const limits = {
  /** Students that a search finds at most. */
  found: 10,
  /** Searches of one advisor, and from one network, such as a school's. */
  searchesPerMinute: 30,
  searchesPerDay: 300,
  searchesPerMinuteOfNetwork: 120,
  searchesPerDayOfNetwork: 1500,
  /** Requests that one person may have waiting. */
  pending: 50,
  /** Days for which a request waits; afterwards it has expired, and can be sent again. */
  requestDays: 30,
  /** Students of one advisor. */
  students: 1000,
  /** Groups of one advisor. */
  groups: 30,
  /** Private notes on one student. */
  notes: 200,
  /** Days after the end of a link until its traces are deleted: the sharing, the private notes. */
  endedDays: 30,
  /** Minutes for which one look at something counts, however often the open page asks for it. */
  lookMinutes: 30,
  /** Rows of the access log and of requests sent at once. */
  page: 50,
} as const
