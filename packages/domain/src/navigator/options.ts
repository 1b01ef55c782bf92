import type { TextBounds } from '#field-bounds.ts'

/** The questions that the panel suggests. */
export const suggestedQuestions = [
  'What should I include in my college essays?',
  'How can I improve my application profile?',
  'What are good safety schools for me?',
] as const

/** The questions that the panel suggests to an advisor. */
export const suggestedToAdvisors = [
  'Who has a deadline this week?',
  'Which of my students have an essay to finish?',
  'What is the difference between early decision and early action?',
] as const

export const limits = {
  /** Earlier messages that count, however many are sent. */
  history: 6,
  /** Earlier messages of a kept conversation in which people may have said what they are. */
  kept: 60,
  /** The last of these, by which a question is understood. */
  understood: 12,
  /** Conversations kept per person; the one idle the longest is deleted first. */
  conversations: 100,
  /** Messages of one conversation. */
  messages: 200,
} as const

/** The bounds of the fields of a conversation. */
export const bounds = {
  message: { min: 1, max: 2000, missing: 'Write a message first.', lines: 'many' },
  title: { min: 1, max: 80, missing: 'Give it a name.' },
} as const satisfies Record<string, TextBounds>

/** The sources of an answer's text: the built-in logic or a language model. */
export const minds = ['built-in', 'model'] as const
/** Who wrote a message. */
export const speakers = ['user', 'assistant'] as const
/** The kinds of sources: the student's own entries, the catalog, the library, or the product's rules. */
export const sourceKinds = ['yours', 'catalog', 'library', 'rules'] as const
