import { z } from 'zod'
import { Address } from '#fields.ts'
import { Person } from '../schema.ts'
import { moveStates } from './options.ts'

const Named = Person.omit({ email: true })

/** A hand-over of all students whom the school assigned to an advisor, as admins see it. */
export const Move = z.object({
  id: z.uuid(),
  from: Named,
  to: Named,
  state: z.enum(moveStates),
  /** With those who have not joined yet. */
  students: z.int(),
  /** How many of them have the new advisor by now. */
  moved: z.int(),
  at: z.iso.datetime(),
  /** Until when it can be taken back; `null` once it cannot. */
  undoUntil: z.iso.datetime().nullable(),
})
export type Move = z.infer<typeof Move>

/** How many students an advisor has, without what any of them shares. */
export const Caseload = z.object({
  /** Students whom the school assigned. Only these can be handed over for them. */
  ofSchool: z.int(),
  /** Students who chose this advisor. */
  personal: z.int(),
  /** Those of the school by class. */
  classes: z.array(z.object({ graduationYear: z.int().nullable(), students: z.int() })),
  /** How many students of the school who have not joined expect this advisor. They are handed over too. */
  notJoined: z.int(),
  /** The last hand-over from this advisor, while it is carried out or can be taken back. */
  move: Move.nullable(),
})
export type Caseload = z.infer<typeof Caseload>

/** The hand-overs that wait for an answer: an advisor's own, and those to them. */
export const Proposals = z.object({
  /** How many students the school assigned to the advisor, with those who have not joined yet. */
  students: z.int(),
  mine: Move.nullable(),
  toMe: z.array(Move),
})
export type Proposals = z.infer<typeof Proposals>

export const NewProposal = z.object({ email: Address })
export type NewProposal = z.infer<typeof NewProposal>

export const NewMove = z.object({ fromId: z.uuid(), toId: z.uuid() })
export type NewMove = z.infer<typeof NewMove>
