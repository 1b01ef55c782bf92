import type { Contributor, ParentHome } from './options.ts'

/** Five answers about parents; `null` where the question is not answered. */
export type ParentAnswers = {
  home: ParentHome | null
  /** Who gave more support in the last 12 months. */
  support: 'first' | 'second' | 'same' | null
  /** Who has the higher income and assets, if both gave the same. */
  means: 'first' | 'second' | null
  /** Whether the parents have married somebody else. */
  firstIsMarried: boolean | null
  secondIsMarried: boolean | null
}

export type ParentQuestion = keyof ParentAnswers

/** Returns the questions that the answers so far leave to ask or to show, in order. */
export function parentQuestions({ home, support }: ParentAnswers): ParentQuestion[] {
  if (home === 'one') return ['home', 'firstIsMarried']
  if (home !== 'apart') return ['home']
  return [
    'home',
    'support',
    ...(support === 'same' ? (['means'] as const) : []),
    'firstIsMarried',
    'secondIsMarried',
  ]
}

export type FormContributors = {
  /** Besides the student. */
  fafsa: Contributor[]
  /** Those whom a college may ask in the CSS Profile; it may also ask fewer. */
  css: Contributor[]
}

/**
 * Returns who fills in which form, besides a student who depends on parents; `null` while an answer is missing. The FAFSA,
 * since 2024-25: both parents who live together, or else the one who gave more support in the last 12 months, the one
 * with the higher income and assets if both gave the same, and that parent's spouse. Colleges that use the CSS Profile
 * may ask both parents, each with a spouse. Nobody is left to ask if the student says on the form that neither can be.
 * @see https://studentaid.gov/apply-for-aid/fafsa/filling-out/parent-info
 * @see https://cssprofile.collegeboard.org
 */
export function whoFiles(answers: ParentAnswers): FormContributors | null {
  if (parentQuestions(answers).some((question) => answers[question] === null)) return null
  const { home, support, means, firstIsMarried, secondIsMarried } = answers
  if (home === 'none') return { fafsa: [], css: [] }
  if (home === 'together') return { fafsa: ['first', 'second'], css: ['first', 'second'] }
  const first: Contributor[] = firstIsMarried ? ['first', 'first-spouse'] : ['first']
  if (home === 'one') return { fafsa: first, css: first }
  const second: Contributor[] = secondIsMarried ? ['second', 'second-spouse'] : ['second']
  const own = support === 'same' ? means : support
  return { fafsa: own === 'first' ? first : second, css: [...first, ...second] }
}
