import type { TextBounds } from '#field-bounds.ts'

/** The bounds of an answer card's fields, in files and in the editor alike. */
export const answerBounds = {
  question: { min: 1, max: 400, missing: 'Write the question.' },
  /** One way to ask, or one near question. */
  way: { min: 1, max: 400 },
  nextLabel: { min: 1, max: 40, missing: 'Name what is done there.' },
  /** Markdown. */
  markdown: { min: 1, max: 2000, missing: 'Write the answer.', lines: 'many' },
  spanish: { min: 1, max: 2000, lines: 'many' },
} as const satisfies Record<string, TextBounds>

/** What is said of a card without a source. */
export const sourceMissing = 'Name at least one source.'

/** How sure its facts are; what is unsure is not said. */
export const certainties = ['sure', 'likely'] as const

/** The topic whose answers somebody in danger reads. */
export const ofDanger = 'danger'

export const answerReaders = ['student', 'guardian', 'advisor'] as const

export const answerSlots = [
  'college',
  'money',
  'grade',
  'plan',
  'state',
  'date',
  'major',
  'score',
  'gpa',
] as const

/** The titles of topics whose folder does not say it well. */
const titles: Readonly<Record<string, string>> = {
  advising: 'For advisors',
  'after-sending': 'After you apply',
  'cannot-know': 'What nobody can know',
  danger: 'When somebody is in danger',
  'ninth-to-eleventh': 'Grades 9 to 11',
  product: 'Using Bearings',
  refusals: 'What the navigator does not do',
  situations: 'Your situation',
  systems: 'Where you apply',
}

/** Returns the title of a topic: its folder in words, such as “After decisions”. */
export function topicTitle(topic: string): string {
  const words = topic.replaceAll('-', ' ')
  return titles[topic] ?? words.charAt(0).toUpperCase() + words.slice(1)
}
