import type { Language } from '#language/options.ts'
import { spokenHere, translated } from '#say.ts'
import { folded } from '../folded.ts'
import { topicTitle } from './options.ts'
import type { AnswerSummary } from './schema.ts'

/** Returns the words of a text as questions are compared: in lower case, without accents and marks. */
export function wordsAsked(text: string): string[] {
  return folded(text).match(/[\p{L}\p{N}]+/gu) ?? []
}

/** Returns the share of the words of two texts that both have, from 0 to 1. */
export function overlap(one: string, other: string): number {
  const [words, others] = [new Set(wordsAsked(one)), new Set(wordsAsked(other))]
  const both = [...words].filter((word) => others.has(word)).length
  return both === 0 ? 0 : both / (words.size + others.size - both)
}

type Asked = Pick<AnswerSummary, 'question' | 'spanishQuestion'>

/** Returns a question in the language of the reader, or in English if it is in no other, and which language that is. */
export function spokenQuestion(
  { question, spanishQuestion }: Asked,
  language = spokenHere(),
): { text: string; lang: Language } {
  return language === 'es' && spanishQuestion !== undefined
    ? { text: spanishQuestion, lang: 'es' }
    : { text: question, lang: 'en' }
}

/**
 * Filters answers by words that all begin a word of the question or of its topic, in any order, and keeps the
 * answers' order. Who reads Spanish finds them by Spanish and by English words. A search without a word finds none.
 */
export function searchAnswers<A extends Asked & Pick<AnswerSummary, 'topic'>>(
  answers: readonly A[],
  q: string,
  language = spokenHere(),
): A[] {
  const sought = wordsAsked(q)
  if (sought.length === 0) return []
  return answers.filter((answer) => {
    const title = topicTitle(answer.topic)
    const words = wordsAsked(
      `${answer.question} ${spokenQuestion(answer, language).text} ${title} ${translated(title)}`,
    )
    return sought.every((start) => words.some((word) => word.startsWith(start)))
  })
}

/** The topics of answers with the number of their questions, by their titles in the language of the reader. */
export function topicsOf(answers: readonly Pick<AnswerSummary, 'topic'>[]) {
  const questions = new Map<string, number>()
  for (const { topic } of answers) questions.set(topic, (questions.get(topic) ?? 0) + 1)
  return [...questions]
    .map(([topic, count]) => ({ topic, title: topicTitle(topic), questions: count }))
    .sort((one, other) => translated(one.title).localeCompare(translated(other.title), spokenHere()))
}
