import { wordsAsked } from '@bearings/domain/library/answers/rules'
import { wordsOfTexts } from '../passages.ts'
import type { QuestionContext } from '../question.ts'

let spelled: { from: readonly unknown[]; words: ReadonlySet<string> } | undefined

/** Returns the words that the library and the ways to ask write, which are no misspelled names. */
export async function ordinaryWords({ request, answers }: QuestionContext): Promise<ReadonlySet<string>> {
  const [ofTexts, cards] = await Promise.all([wordsOfTexts(request.db), answers()])
  if (spelled?.from[0] === ofTexts && spelled.from[1] === cards) return spelled.words
  const ofCards = cards.flatMap(({ ask, markdown }) => wordsAsked([markdown, ...ask].join(' ')))
  spelled = { from: [ofTexts, cards], words: new Set([...ofTexts, ...ofCards]) }
  return spelled.words
}
