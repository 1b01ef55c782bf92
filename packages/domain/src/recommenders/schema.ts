import { z } from 'zod'
import { CalendarDate, Id, StoredDate, Text } from '#fields.ts'
import { mostOnList } from '../list/options.ts'
import { ListStatus } from '../list/schema.ts'
import { bounds, kinds, sayers, states } from './options.ts'

/** The letter of one recommender for one school on the list. */
export const Letter = z.object({
  entryId: Id,
  /** The day it was sent; `null` until then. */
  sentOn: StoredDate.nullable(),
  /** Who said so. Only the student can be contradicted by the student. */
  saidBy: z.enum(sayers).nullable(),
})
export type Letter = z.infer<typeof Letter>

const details = {
  name: Text(bounds.name),
  kind: z.enum(kinds),
  /** Where the recommender knows the student from, such as "AP Chemistry, 11th grade". */
  knownFrom: Text(bounds.knownFrom),
  state: z.enum(states),
  askedOn: CalendarDate.nullable(),
  note: Text(bounds.note),
  thanked: z.boolean(),
  letters: z
    .array(z.object({ entryId: Id, sentOn: CalendarDate.nullable().default(null) }))
    .max(mostOnList)
    .refine(
      (letters) => new Set(letters.map(({ entryId }) => entryId)).size === letters.length,
      'Each school can appear only once',
    ),
}

/** A recommender of a student, with the schools they write to. */
export const Recommender = z.object({
  ...details,
  id: z.uuid(),
  askedOn: StoredDate.nullable(),
  letters: z.array(Letter),
})
export type Recommender = z.infer<typeof Recommender>

export const NewRecommender = z.object({
  ...details,
  knownFrom: details.knownFrom.default(''),
  state: details.state.default('planned'),
  askedOn: details.askedOn.default(null),
  note: details.note.default(''),
  thanked: details.thanked.default(false),
  letters: details.letters.default([]),
})
export type NewRecommender = z.infer<typeof NewRecommender>

export const RecommenderChanges = z.object(details).partial()
export type RecommenderChanges = z.infer<typeof RecommenderChanges>

export const SentLetter = z.object({ sentOn: CalendarDate.nullable() })
export type SentLetter = z.infer<typeof SentLetter>

/** A school on the list, with the letters that it requires as far as the catalog knows. */
export const LetterSchool = z.object({
  entryId: z.uuid(),
  name: z.string(),
  deadline: StoredDate.nullable(),
  status: ListStatus,
  teachers: z.int().nullable(),
  counselor: z.boolean().nullable(),
})
export type LetterSchool = z.infer<typeof LetterSchool>

/** A recommender as shared with the advisor: without the student's notes. */
export const ShownRecommender = Recommender.omit({ note: true })
export type ShownRecommender = z.infer<typeof ShownRecommender>
export const ShownLetterSchool = LetterSchool.extend({ status: ListStatus.nullable() })
export type ShownLetterSchool = z.infer<typeof ShownLetterSchool>

/** A student's recommenders in the order in which they were added, and the schools by name. */
export const Recommenders = z.object({
  recommenders: z.array(Recommender),
  schools: z.array(LetterSchool),
})
export type Recommenders = z.infer<typeof Recommenders>
