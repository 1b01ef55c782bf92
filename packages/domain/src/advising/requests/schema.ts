import { z } from 'zod'
import { limits as essayLimits } from '#essays/options.ts'
import { Address, Text } from '#fields.ts'
import { bounds, requestStatuses, sides } from '../options.ts'
import { Position, Sharing } from '../schema.ts'

/** A blank one is none. */
const Message = Text(bounds.message).optional()

export const StudentSearch = z.object({
  /** Any part of a student ID, in either case. */
  studentId: Text(bounds.searched),
})

/** A student as shown in the search by student ID; the email is shown only once they are linked. */
export const FoundStudent = z.object({
  id: z.uuid(),
  fullName: z.string(),
  studentId: z.string(),
  highSchool: z.string().nullable(),
  /** The pending request between the two, sent by either side. */
  requested: z.uuid().nullable(),
})
export type FoundStudent = z.infer<typeof FoundStudent>

export const RequestStatus = z.enum(requestStatuses)
export type RequestStatus = z.infer<typeof RequestStatus>

/** A request as one of its two sides sees it. */
export const AdvisorRequest = z.object({
  id: z.uuid(),
  sentBy: z.enum(sides),
  status: RequestStatus,
  message: z.string().nullable(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  /**
   * The other side. Of an advisor who was asked by email a student knows the address they wrote and nothing else,
   * until there is an answer: otherwise asking would tell who has an account. Of a student an advisor knows the email
   * once they are linked. Once a request is over and the two are not linked, nothing is told of who the other is by now.
   */
  other: z.object({
    id: z.uuid().nullable(),
    fullName: z.string().nullable(),
    email: z.string().nullable(),
    studentId: z.string().nullable(),
  }),
  /** What the student chose to share in the request; `null` if the advisor sent it. */
  sharing: Sharing.nullable(),
})
export type AdvisorRequest = z.infer<typeof AdvisorRequest>

export const RequestsQuery = z.object({
  status: RequestStatus.optional(),
  /** The `next` of the page before. */
  after: Position.optional(),
})
export type RequestsQuery = z.infer<typeof RequestsQuery>

export const RequestsPage = z.object({
  /** Newest first. */
  requests: z.array(AdvisorRequest),
  /** How many wait for an answer in all, from either side. */
  pending: z.number().int(),
  next: Position.nullable(),
})
export type RequestsPage = z.infer<typeof RequestsPage>

export const NewRequest = z.object({ studentId: z.uuid(), message: Message })
export type NewRequest = z.infer<typeof NewRequest>

export const NewRequestToAdvisor = z.object({ email: Address, message: Message, sharing: Sharing })
export type NewRequestToAdvisor = z.infer<typeof NewRequestToAdvisor>

/** A student says what they share; an advisor agrees to what the request offers. */
export const Approval = z.object({
  sharing: Sharing.optional(),
  essayIds: z.array(z.uuid()).max(essayLimits.essays).optional(),
})
export type Approval = z.infer<typeof Approval>
