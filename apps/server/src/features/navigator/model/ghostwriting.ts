/** A passage of this many words and first-person pronouns is a text to hand in rather than an answer. */
const fewestWords = 45
const fewestOfI = 4

/**
 * Returns whether a model has written what a student should write: a passage in the first person that nowhere
 * speaks to the student, or a letter. The instructions forbid it. This check also holds if somebody has
 * talked a model out of them.
 */
export function isGhostwritten(answer: string): boolean {
  if (/^\W*(dear|to whom it may concern)\b[^\n]{0,80}[,:]\s*$/im.test(answer)) return true
  return passagesOf(answer).some(
    (passage) =>
      count(passage, /[\p{L}’']+/gu) >= fewestWords &&
      count(passage, /\b(i|i’m|i'm|i’d|i'd|me|my|myself|mine)\b/gi) >= fewestOfI,
  )
}

/** Returns the passages between the sentences that speak to the student. */
function passagesOf(answer: string): string[] {
  const sentences = answer.match(/[^.!?\n]+[.!?\n]*/g) ?? []
  return sentences
    .map((sentence) => (/\byou(r|rs|rself)?\b/i.test(sentence) ? '\u0000' : sentence))
    .join('')
    .split('\u0000')
}

function count(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0
}
