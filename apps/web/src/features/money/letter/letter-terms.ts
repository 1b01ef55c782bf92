import type { Place } from '@bearings/domain/money/letter/glossary'
import type { LetterReading, ReadAmount } from '@bearings/domain/money/letter/read'
import { awardKinds, bounds, most, yearly } from '@bearings/domain/money/options'
import type { OfferTerms } from '@bearings/domain/money/schema'

/** Where each amount goes, in the order of the amounts; `null` leaves it out. */
export type Places = readonly (Place | null)[]

export function firstPlaces({ amounts }: LetterReading): Places {
  return amounts.map(({ place, isTicked }) => (isTicked ? place : null))
}

/** The offer of a letter, as the places say. Costs of one kind are added up. */
export function termsOfLetter(amounts: readonly ReadAmount[], places: Places): OfferTerms {
  const costOf = (name: Place) => {
    const found = amounts.filter((_, at) => places[at] === name)
    const sum = found.reduce((all, { amount }) => all + amount, 0)
    return found.length === 0 ? null : Math.min(sum, yearly.max)
  }
  const awards = amounts.flatMap(({ name, amount, renewal }, at) => {
    const kind = awardKinds.find((each) => each === places[at])
    return kind ? [{ name: name.slice(0, bounds.awardName.max), kind, amount, renewal, condition: '' }] : []
  })
  return {
    costs: {
      tuition: costOf('tuition'),
      housing: costOf('housing'),
      books: costOf('books'),
      other: costOf('other'),
    },
    awards: awards.slice(0, most.awards),
  }
}

/** The school on the list that the letter names, if it names one. */
export function schoolIn<School extends { name: string }>(
  lines: readonly string[],
  schools: readonly School[],
): School | undefined {
  const text = lines.join(' ').toLowerCase()
  return schools.find(({ name }) => text.includes(name.toLowerCase()))
}
