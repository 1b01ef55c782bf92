import type { AnswerCard } from '#features/library/content/answers.ts'
import { wordsOf } from '../requests/clauses.ts'
import { followUp } from '../requests/phrases.ts'
import { stemsOf, tellingIn } from './words.ts'

/** Who asks which, asks for others. */
const ofOthers = /\bwhich\b/i
/** A question of so few words goes on with what was told, without a word for it. */
const mostOfBare = 5
/** A word for what was just told: “do loans count in that”, “do they take letters”. */
const ofIt = /\b(it|its|that|this|they|their|them|there|these|those|one)\b/i

/** Whether a question goes on about what a card has told: half of its words, or more, stand there. */
export function asksOn(text: string, { markdown, question }: AnswerCard): boolean {
  const telling = tellingIn(text)
  const isBare = wordsOf(text) <= mostOfBare && !followUp.test(text)
  if (telling.length === 0 || ofOthers.test(text) || !(isBare || ofIt.test(text))) return false
  const told = new Set(stemsOf(`${question} ${markdown}`))
  const found = telling.filter((word) => ownStems(word).some((stem) => told.has(stem)))
  return found.length * 2 >= telling.length
}

/** Returns the sentences of a text in which words of a question stand; all of it, if none has one. */
export function sentencesOn(text: string, question: string): string {
  const asked = new Set(tellingIn(question).flatMap(ownStems))
  const sentences = text.trim().split(/(?<=[.!?]) (?=\p{Lu}|_|\*)/u)
  const found = sentences.filter((sentence) => stemsOf(sentence).some((stem) => asked.has(stem)))
  return (found.length > 0 ? found : sentences).join(' ')
}

/** A word itself, not the one that stands for its like: a “price” is not what a form costs. */
function ownStems(word: string): string[] {
  return stemsOf(word).filter((stem) => !stem.startsWith('~'))
}
