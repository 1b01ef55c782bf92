import type { NumberBounds, TextBounds } from '#field-bounds.ts'

/**
 * The states of a request for letters. One that the recommender's _Forget me_ ended is `forgotten`: Bearings no longer
 * knows whom it was for.
 */
export const askStates = ['asked', 'accepted', 'declined', 'withdrawn', 'forgotten'] as const
export type AskState = (typeof askStates)[number]

/** Whether the student gives up the right to read the letters, as the Common App's form asks. */
export const waiverChoices = ['waived', 'kept', 'undecided'] as const
export type WaiverChoice = (typeof waiverChoices)[number]

/** The choices in the words of the form. */
export const waiverWords: Record<WaiverChoice, string> = {
  waived: 'I waive my right to review my letters of recommendation',
  kept: 'I do not waive my right to review my letters of recommendation',
  undecided: 'Not decided yet',
}

/** The brag sheet: what helps somebody write of a student. */
export const bragQuestions = [
  { id: 'class', question: 'What in your class will you remember, and why?' },
  { id: 'proud', question: 'Which work for school are you proud of? What was hard about it?' },
  { id: 'outside', question: 'What do you do outside of class that matters to you?' },
  { id: 'others', question: 'When did you help somebody, or change how a group works together?' },
  { id: 'words', question: 'Which three words describe you? Give an example for one.' },
  { id: 'next', question: 'What do you want to study or try next, and how did you come to it?' },
  { id: 'know', question: 'Is there anything that whoever writes should know about your years in school?' },
] as const
export type BragQuestion = (typeof bragQuestions)[number]['id']

export const bounds = {
  note: {
    min: 100,
    max: 1000,
    missing: 'Write at least 100 characters: what you ask for, why this person, and by when.',
    lines: 'many',
  },
  answer: { max: 800, lines: 'many' },
  reason: { max: 300, lines: 'many' },
} as const satisfies Record<string, TextBounds>

/** How many letters somebody writes at most, if they say so. */
export const mostLetters = { min: 1, max: 99 } as const satisfies NumberBounds

export const limits = {
  /** Requests of one student within a day. There is one open request for each recommender, of whom there are twelve. */
  asksPerDay: 3,
  /** Activities attached to a request. */
  activities: 10,
  /** Days between two of the student's reminders. */
  remindDays: 7,
  /** Days before the wanted day on which the recommender is reminded. */
  reminderDays: [14, 5],
  /** Days before the first deadline that a letter is wanted by, unless the student says otherwise. */
  daysBefore: 7,
  /** Days after the wanted day for which a request that nobody finished counts as open. */
  graceDays: 60,
  /** Days after asking for which it does at most, whatever day it is wanted by. */
  openDays: 400,
  /** Days after the last request ended until the recommender's address is deleted. */
  keptDays: 30,
  /** Days for which a link works. A mail makes it work longer. */
  linkDays: 180,
  /** Requests that a recommender's page shows. */
  shown: 200,
  /** Rows of a page of the counselor's board, and how many may come before. */
  page: 50,
  skipped: 100_000,
  /** Recommenders in the board's summary. */
  teachers: 30,
  /** Days within which a letter counts as due soon. */
  soonDays: 7,
} as const

/** What has become of a request, or of the counselor's own letters, which nobody has to ask for here. */
export const standings = ['asked', 'accepted', 'late', 'declined', 'done', 'ended', 'to-write'] as const
export type Standing = (typeof standings)[number]

export const standingNames: Record<Standing, string> = {
  asked: 'Asked',
  accepted: 'Accepted',
  late: 'Late',
  declined: 'Declined',
  done: 'All said to be sent',
  ended: 'Ended',
  'to-write': 'To write',
}

/** The student's choice about reading the letters, in a table. */
export const waiverNames: Record<WaiverChoice, string> = {
  waived: 'Waived',
  kept: 'Not waived',
  undecided: 'Not decided',
}
