/** How much each kind of evidence counts: chosen by what `npm run bench -- router` finds in ways that were left out. */
export const weights = {
  ways: 4.9,
  question: 5.9,
  answer: 9.9,
  topic: 4.6,
  second: 3.4,
  third: 4.2,
  trained: 0.5,
} as const
