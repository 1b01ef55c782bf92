import type { TextBounds } from '#field-bounds.ts'

/** What the panel offers to ask. */
export const suggestedQuestions = [
  'What should I include in my college essays?',
  'How can I improve my application profile?',
  'What are good safety schools for me?',
] as const

export const limits = {
  /** Messages before this one that count, whatever is sent. */
  history: 6,
  /** Conversations of one student that are kept; the one that has rested longest goes first. */
  conversations: 100,
  /** Messages of one conversation. */
  messages: 200,
} as const

/** The bounds of the fields of a conversation. */
export const bounds = {
  message: { min: 1, max: 2000, missing: 'Write a message first.', lines: 'many' },
  title: { min: 1, max: 80, missing: 'Give it a name.' },
} as const satisfies Record<string, TextBounds>

/** Which of the two answered: the built-in one, or a language model. */
export const minds = ['built-in', 'model'] as const
/** Who wrote a message. */
export const speakers = ['user', 'assistant'] as const
/** Where a source of an answer lies: the student's own entries, the catalog, the library, or the product's rules. */
export const sourceKinds = ['yours', 'catalog', 'library', 'rules'] as const
