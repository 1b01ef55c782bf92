import type { AnswerCard } from '#features/library/content/answers.ts'

/** What is said, and what may answer it: one of several, each all of its parts. */
export type Line = { said: string; mayBe: readonly (readonly string[])[] }

/** Reads the lines of a talk: “said : this | that + "words"”. */
export function linesOf(text: string): Line[] {
  return text
    .trim()
    .split('\n')
    .map((line) => {
      const [said = '', expected = ''] = line.split(' : ')
      return { said, mayBe: expected.split(' | ').map((one) => one.split(' + ').map((part) => part.trim())) }
    })
}

/** Whether nothing was claimed: it was asked back, or said that nothing is known. */
export function isUnsure(response: string): boolean {
  return /^I am not sure what you mean|^I have nothing reliable on that/.test(response)
}

export function isRight({ mayBe }: Line, response: string, cards: readonly AnswerCard[]): boolean {
  return mayBe.some((parts) => parts.every((part) => holds(part, response, cards)))
}

function holds(part: string, response: string, cards: readonly AnswerCard[]): boolean {
  if (part === 'asks back') return isUnsure(response)
  const words = /^"(.*)"$/.exec(part)?.[1]
  if (words !== undefined) return !isUnsure(response) && new RegExp(words, 'i').test(response)
  const card = cards.find(({ slug }) => slug === part)
  if (!card) throw new Error(`There is no card ${part}`)
  return [card.markdown, card.spanish].some((text) => text && response.includes(startOf(text)))
}

/** The first words of a card, before anything that is filled in. */
function startOf(text: string): string {
  return text.trim().split('[[')[0]!.slice(0, 40)
}
