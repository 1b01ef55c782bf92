/** What a student may choose for a résumé. Without zod, for the browser's sake. */

/** The parts of a résumé, in the order in which they stand unless the student moves them. */
export const resumeParts = ['education', 'activities', 'honors', 'leadership', 'courses'] as const
export type ResumePart = (typeof resumeParts)[number]

export const partWords: Record<ResumePart, string> = {
  education: 'Education',
  activities: 'Activities',
  honors: 'Honors and Awards',
  leadership: 'Leadership',
  courses: 'Courses',
}

export const resumeLooks = ['plain', 'columns'] as const
export type ResumeLook = (typeof resumeLooks)[number]

/** The items that are hidden until the student shows them: whom they write to is theirs to decide. */
export const hiddenAtFirst = ['email', 'scores'] as const

/** The bounds of what can be hidden, whose keys are as long as the name of an activity. */
export const hiddenBounds = { items: 200, characters: 400 } as const
