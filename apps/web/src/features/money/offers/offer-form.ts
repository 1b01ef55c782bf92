import { faultInNumber, faultInText, typedDollars } from '@bearings/domain/field-bounds'
import type { ListEntry } from '@bearings/domain/list/schema'
import { isAdmitted } from '@bearings/domain/matching/placed-list'
import { type AwardKind, bounds, type Renewal, yearly } from '@bearings/domain/money/options'
import type { Offer, OfferTerms } from '@bearings/domain/money/schema'
import { newId } from '#platform/new-id.ts'

export type AwardForm = {
  key: string
  name: string
  kind: AwardKind
  amount: string
  renewal: Renewal
  condition: string
}
export type OfferForm = {
  entryId: string
  tuition: string
  housing: string
  books: string
  other: string
  awards: AwardForm[]
}

export const costFields = [
  { name: 'tuition', label: 'Tuition and fees' },
  { name: 'housing', label: 'Housing and food' },
  { name: 'books', label: 'Books and supplies' },
  { name: 'other', label: 'Travel and personal' },
] as const

export const kindLabels: Record<AwardKind, string> = {
  grant: 'Grant',
  scholarship: 'Scholarship',
  'subsidized-loan': 'Subsidized federal loan',
  'unsubsidized-loan': 'Unsubsidized federal loan',
  'private-loan': 'Private or college loan',
  'parent-loan': 'Parent loan (PLUS)',
  'work-study': 'Work-study',
}
export const renewalLabels: Record<Renewal, string> = {
  unknown: 'The letter does not say',
  'four-years': 'Renewed each year',
  'one-year': 'First year only',
}

export function newAward(): AwardForm {
  return { key: newId(), name: '', kind: 'grant', amount: '', renewal: 'unknown', condition: '' }
}

export function offerForm(entryId: string, terms: OfferTerms | null): OfferForm {
  const typed = (amount: number | null | undefined) => amount?.toLocaleString('en-US') ?? ''
  return {
    entryId,
    tuition: typed(terms?.costs.tuition),
    housing: typed(terms?.costs.housing),
    books: typed(terms?.costs.books),
    other: typed(terms?.costs.other),
    awards: terms
      ? terms.awards.map((award) => ({ ...award, key: newId(), amount: typed(award.amount) }))
      : [newAward()],
  }
}

/** Returns the letter to send. An award row that is empty is left out. */
export function termsOf({ tuition, housing, books, other, awards }: OfferForm): OfferTerms {
  const costs = {
    tuition: typedDollars(tuition),
    housing: typedDollars(housing),
    books: typedDollars(books),
    other: typedDollars(other),
  }
  return {
    costs,
    awards: awards
      .filter((award) => !isBlank(award))
      .map(({ name, kind, amount, renewal, condition }) => ({
        name: name.trim(),
        kind,
        amount: typedDollars(amount) ?? 0,
        renewal,
        condition: condition.trim(),
      })),
  }
}

/** Returns the error messages by field path, in the order of the fields. */
export function problemsIn(form: OfferForm): Record<string, string> {
  const problems: Record<string, string> = {}
  const note = (path: string, fault: string | null) => {
    if (fault) problems[path] = fault
  }
  note('entryId', form.entryId === '' ? 'Choose a school on your list.' : null)
  for (const { name } of costFields) {
    const amount = typedDollars(form[name])
    note(name, amount === null ? null : faultInNumber(amount, yearly))
  }
  if (costFields.every(({ name }) => typedDollars(form[name]) === null))
    note('tuition', 'Enter at least one cost, so that there is a price.')
  for (const [index, award] of form.awards.entries()) {
    if (isBlank(award)) continue
    note(`awards.${index}.name`, faultInText(award.name, bounds.awardName))
    note(`awards.${index}.amount`, faultInNumber(typedDollars(award.amount) ?? Number.NaN, yearly))
    note(`awards.${index}.condition`, faultInText(award.condition, bounds.condition))
  }
  return problems
}

function isBlank({ name, amount, condition }: AwardForm): boolean {
  return [name, amount, condition].every((text) => text.trim() === '')
}

type Listed = Pick<ListEntry, 'id' | 'name' | 'status'>

/**
 * Returns the schools whose letter is not entered yet, starting with those that admitted the student, since
 * only they send one.
 */
export function schoolsWithoutOffer(
  list: readonly Listed[],
  offers: readonly Pick<Offer, 'entryId'>[],
): Listed[] {
  return list
    .filter(({ id }) => !offers.some(({ entryId }) => entryId === id))
    .toSorted((one, other) => Number(isAdmitted(other.status)) - Number(isAdmitted(one.status)))
}
