/** What a student may let a linked advisor see. Essays are shared one by one. */
export const parts = ['list', 'profile', 'testScores', 'weeks', 'aid', 'sensitive'] as const
export type Part = (typeof parts)[number]

/** The student's choice, part by part. */
export type Sharing = Record<Part, boolean>

/** What is ticked when a student is asked, before they change any of it. */
export const usualSharing: Sharing = {
  list: true,
  profile: true,
  testScores: true,
  weeks: true,
  aid: false,
  sensitive: false,
}

export const requestStatuses = ['pending', 'approved', 'rejected', 'withdrawn'] as const
export type RequestStatus = (typeof requestStatuses)[number]

/** Which side asked; the other one answers. */
export const sides = ['student', 'advisor'] as const
export type Side = (typeof sides)[number]

/** What an advisor can have looked at, as the access log names it. */
export const viewed = ['overview', 'list', 'profile', 'weeks', 'essays', 'essay', 'deadlines'] as const
export type Viewed = (typeof viewed)[number]

export const limits = {
  /** Characters of a request's message. */
  message: 1000,
  /** Characters of a student ID, and of the part of one that is searched for. */
  studentId: 100,
  /** Students that a search finds at most. */
  found: 10,
  /** Searches of one advisor. */
  searchesPerMinute: 30,
  /** Requests that one person may have waiting. */
  pending: 50,
  /** Students of one advisor. */
  students: 1000,
  /** Characters of a private note, and how many there may be on one student. */
  note: 5000,
  notes: 200,
  /** Days after the end of a link until its traces are deleted: the sharing, the private notes. */
  endedDays: 30,
  /** Rows of the access log and of requests sent at once. */
  page: 50,
} as const
