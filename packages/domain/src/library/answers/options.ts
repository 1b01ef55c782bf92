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
