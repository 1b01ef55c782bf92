import { z } from 'zod'
import { limits as essayLimits } from '#essays/options.ts'
import { Id, Text, WholeNumber } from '#fields.ts'
import { Sharing } from '../schema.ts'
import { bounds, inviteStates, inviteDurations, typedBounds } from './options.ts'

export const NewInvite = z.object({
  name: Text(bounds.name),
  lasts: z.enum(inviteDurations),
  /** The number of students who can join with it. */
  places: WholeNumber(bounds.places),
})
export type NewInvite = z.infer<typeof NewInvite>

export const InviteChanges = NewInvite.pick({ places: true })
export type InviteChanges = z.infer<typeof InviteChanges>

/** An invite as its advisor sees it. */
export const Invite = z.object({
  id: z.uuid(),
  name: z.string(),
  /** Formatted in groups of four. */
  code: z.string(),
  state: z.enum(inviteStates),
  /** The students who joined with it and are still linked. */
  joined: z.number().int(),
  places: z.number().int(),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
})
export type Invite = z.infer<typeof Invite>

/** A code as typed, with or without dashes, in upper or lower case. */
export const Code = z.object({ code: Text(typedBounds) })
export type Code = z.infer<typeof Code>

/** What a student with the code sees: the advisor, as in a request, and the name of the invite or of the school. */
export const Invitation = z.object({
  name: z.string(),
  /** `null` only if the school has named no counselor who has an account. */
  advisor: z.object({ id: z.uuid(), fullName: z.string(), email: z.string() }).nullable(),
  /** Whom the school expects with this code; `null` for an advisor's invite. */
  school: z.object({ givenName: z.string(), studentId: z.string().nullable() }).nullable(),
})
export type Invitation = z.infer<typeof Invitation>

/** A student of the school who has not joined, as their counselor sees them. */
export const NotJoined = z.object({
  id: z.uuid(),
  givenName: z.string(),
  familyName: z.string(),
  studentId: z.string().nullable(),
  classYear: z.int().nullable(),
  invitedAt: z.iso.datetime().nullable(),
})
export type NotJoined = z.infer<typeof NotJoined>

export const Joining = z.object({
  sharing: Sharing,
  essayIds: z.array(Id).max(essayLimits.essays).optional(),
  /** The school’s counselor whom the student was shown: what they chose counts for nobody else. */
  advisorId: Id.optional(),
})
export type Joining = z.infer<typeof Joining>
