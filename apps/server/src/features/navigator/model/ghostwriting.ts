/** Thrown when a model has written the text that a student should write. */
export class GhostwritingError extends Error {
  override name = 'GhostwritingError'
}

/** A passage of this many words and pronouns is a text to hand in rather than an answer. */
const fewestWords = 45
const fewestOfI = 4
/** Narrating somebody else takes more, because answers do so of a counselor or of a student in the library. */
const fewestOfOthers = 6
/** The same in Chinese and Japanese, which put no spaces between words. */
const fewestSigns = 90

/** The first person in English, and in the languages that most families of applicants speak besides. */
const firstPerson = [
  'me my myself mine yo mi mis mí conmigo ich mich mir mein meine meinen meinem meiner meines',
  'je moi mon ma mes eu meu minha meus minhas mim io mio mia miei mie tôi мне мой моя мои меня я',
]
  .join(' ')
  .split(' ')
  // Not in capitals, which are the states of Maine and Michigan.
  .map((word) => `[${word[0]}${word[0]!.toUpperCase()}]${word.slice(1)}`)
  .join('|')
const ofI = new RegExp(`(?<![\\p{L}’'])(?:(?:I|${firstPerson})(?!\\p{L})|[jJ][’'])`, 'gu')
const ofOthers = /(?<![\p{L}’'])(?:she|he|her|his|him|hers)(?![\p{L}])/giu
const ofISigns = /[我私僕나저]/gu

/** Offers the words themselves: “Here is an opening line: “I had …””. */
const offered =
  /\b(?:here(?:’s|'s| is| are)|try|how about|(?:could|might|can) (?:open|start|begin|write|say)|(?:opening|first|closing|last) (?:line|sentence|paragraph))\b[^\n:]{0,60}:[\s>*_]{0,10}[“"][^“”"\n]{0,300}(?<![\p{L}])(?:I|my)(?![\p{L}])/iu

/**
 * Returns whether a model has written what a student should write: a passage in the first person that nowhere
 * speaks to the student, one that narrates somebody without naming a source, a letter, or a line to open with.
 * The instructions forbid it. This check also holds if somebody has talked a model out of them.
 */
export function isGhostwritten(answer: string): boolean {
  if (/^[^\w\n]*(dear|to whom it may concern)\b[^\n]{0,80}[,:][^\S\n]*$/im.test(answer)) return true
  if (offered.test(answer)) return true
  return passagesOf(answer).some((passage) => {
    if (count(passage, /\p{Lo}/gu) >= fewestSigns && count(passage, ofISigns) >= fewestOfI) return true
    if (count(passage, /[\p{L}’']+/gu) < fewestWords) return false
    const hasSource = /\[\d{1,3}\]/.test(passage)
    return count(passage, ofI) >= fewestOfI || (!hasSource && count(passage, ofOthers) >= fewestOfOthers)
  })
}

/** Returns the passages between the sentences that speak to the student, which “you know” does not. */
function passagesOf(answer: string): string[] {
  const sentences = answer.match(/[^.!?\n]+[.!?\n]*/g) ?? []
  return sentences
    .map((sentence) => (isToStudent(sentence) ? '\u0000' : sentence))
    .join('')
    .split('\u0000')
}

function isToStudent(sentence: string): boolean {
  return /\byou(r|rs|rself)?\b/i.test(sentence.replace(/\byou (know|see)\b/gi, ''))
}

function count(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0
}
