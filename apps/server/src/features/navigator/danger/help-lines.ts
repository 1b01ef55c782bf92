import { phoneLinesIn } from '@bearings/domain/library/answers/editions/rules'
import { ofDanger } from '@bearings/domain/library/answers/options'
import type { AnswerCard } from '#features/library/content/answers.ts'

/** Returns the numbers that somebody in danger is told to call or text: those of the cards for them. */
export function helpLinesIn(cards: readonly AnswerCard[]): string[] {
  return cards
    .filter(({ topic }) => topic === ofDanger)
    .flatMap(({ markdown, spanish = '' }) => phoneLinesIn(`${markdown} ${spanish}`))
}
