/** What a student may include in a story. Does not use zod, because the browser loads these lists too. */

/** The forms of the name, the default first. The full name is not among them. */
export const storyNames = ['initials', 'first-name'] as const

/** The parts a student may include from their profile and list. None are selected by default. */
export const storyParts = ['grades', 'testScores', 'activities', 'honors', 'waitlisted', 'rejected'] as const

/** The states of a story. `declined` means that an admin has sent it back or taken it down. */
export const storyStates = ['draft', 'offered', 'published', 'declined'] as const

/** The states in which an admin can read a story. */
export const moderatedStates = [
  'offered',
  'published',
] as const satisfies readonly (typeof storyStates)[number][]

export const storyBounds = {
  highSchool: { max: 200 },
  intendedMajor: { min: 1, max: 100, missing: 'Enter what you want to study, or Undecided.' },
  backgroundStory: {
    min: 100,
    max: 3000,
    missing: 'Write a little more: at least 100 characters.',
    lines: 'many',
  },
  advice: {
    min: 1,
    max: 1000,
    missing: 'Write what you would tell someone who is applying now.',
    lines: 'many',
  },
  reason: { min: 1, max: 500, missing: 'Explain why, so that the student can fix it.', lines: 'many' },
} as const
