import { calendarDates, faultIn } from '@bearings/domain/calendar-dates'
import { faultInText } from '@bearings/domain/field-bounds'
import { bounds, type Kind, type State } from '@bearings/domain/recommenders/options'
import type { LetterSchool, NewRecommender, Recommender } from '@bearings/domain/recommenders/schema'

/** A recommender as form values. */
export type RecommenderForm = {
  name: string
  kind: Kind
  knownFrom: string
  state: State
  askedOn: string
  note: string
  thanked: boolean
  /** The day on which each school's letter was sent, by list entry; empty until then. */
  letters: Record<string, string>
}

export const nobody: RecommenderForm = {
  name: '',
  kind: 'teacher',
  knownFrom: '',
  state: 'planned',
  askedOn: '',
  note: '',
  thanked: false,
  letters: {},
}

/** Returns the draft key of a recommender; without one, of a new recommender. */
export function draftKey({ id }: Pick<Recommender, 'id'> = { id: 'new' }): string {
  return `recommender.${id}`
}

export function formOf({ id: _id, letters, askedOn, ...fields }: Recommender): RecommenderForm {
  return {
    ...fields,
    askedOn: askedOn ?? '',
    letters: Object.fromEntries(letters.map(({ entryId, sentOn }) => [entryId, sentOn ?? ''])),
  }
}

/** Changes the state. A recommender newly marked as asked was asked today, unless another day is entered. */
export function withState(form: RecommenderForm, state: State, today: string): RecommenderForm {
  const isAskedNow = form.state === 'planned' && state !== 'planned' && form.askedOn === ''
  return { ...form, state, askedOn: isAskedNow ? today : form.askedOn }
}

/** Returns the form with or without a letter for a school. */
export function withLetter(form: RecommenderForm, entryId: string, isChosen: boolean): RecommenderForm {
  const { [entryId]: sentOn = '', ...others } = form.letters
  return { ...form, letters: isChosen ? { ...form.letters, [entryId]: sentOn } : others }
}

/** The validation of each field, and the conversion to the values that are sent. */
export const rules = {
  validate: {
    name: (text: string) => faultInText(text, bounds.name),
    knownFrom: (text: string) => faultInText(text, bounds.knownFrom),
    askedOn: faultInDay,
    letters: (letters: RecommenderForm['letters']) =>
      Object.values(letters).map(faultInDay).find(Boolean) ?? null,
    note: (text: string) => faultInText(text, bounds.note),
  },
  transformValues: ({ letters, ...fields }: RecommenderForm): Required<NewRecommender> => ({
    ...fields,
    name: fields.name.trim(),
    knownFrom: fields.knownFrom.trim(),
    note: fields.note.trim(),
    askedOn: fields.askedOn || null,
    letters: Object.entries(letters).map(([entryId, sentOn]) => ({ entryId, sentOn: sentOn || null })),
  }),
}

/** Leaves out letters for schools that were removed from the list meanwhile. */
export function onList(
  fields: Required<NewRecommender>,
  schools: readonly Pick<LetterSchool, 'entryId'>[],
): Required<NewRecommender> {
  const isOnList = (id: string) => schools.some(({ entryId }) => entryId === id)
  return { ...fields, letters: fields.letters.filter(({ entryId }) => isOnList(entryId)) }
}

function faultInDay(date: string): string | null {
  return date === '' ? null : faultIn(date, calendarDates)
}
