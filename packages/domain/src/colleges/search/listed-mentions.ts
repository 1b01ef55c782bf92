import { stateNames } from '#states.ts'
import { isEveryday } from './mentions.ts'
import { plain } from './rules.ts'

/** A school on a list that a text calls by the first word of its name, and its position in the text. */
export type ListedMention<S> = { school: S; from: number; to: number }

const generic = new Set(['university', 'college', 'institute', 'school', 'academy', 'state', 'saint'])
const ofStates = new Set(Object.values(stateNames).flatMap((state) => plain(state).split(' ')))
const shortest = 4

/**
 * Returns the schools on a list that a text calls by only the first word of their name, as their student
 * does: "Loyola" for Loyola University Chicago. The name of only one school may begin with it, and it must
 * hardly mean anything else.
 * @param named where the text names colleges in full. These positions are taken.
 * @param isTown whether a word is also a town: "Boston" may mean the city.
 */
export function listedMentionsIn<S extends { name: string }>(
  text: string,
  listed: readonly S[],
  named: readonly { from: number; to: number }[],
  isTown: (word: string) => boolean,
): ListedMention<S>[] {
  return [...text.matchAll(/[\p{L}\p{N}]+/gu)].flatMap(({ 0: written, index: from }) => {
    const to = from + written.length
    const word = plain(written)
    if (word.length < shortest || generic.has(word) || ofStates.has(word) || isEveryday(word)) return []
    if (named.some((place) => place.from < to && place.to > from)) return []
    const [school, another] = listed.filter(({ name }) => plain(name).split(' ')[0] === word)
    return school && !another && !isTown(word) ? [{ school, from, to }] : []
  })
}
