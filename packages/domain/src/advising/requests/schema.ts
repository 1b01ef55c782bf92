import { z } from 'zod'
import { limits as essayLimits } from '#essays/options.ts'
import { Address, Id, Text } from '#fields.ts'
import { bounds, limits, requestStatuses, sides } from '../options.ts'
import { Position, Sharing } from '../schema.ts'

/** An optional message. A blank one counts as absent. */
const Message = Text(bounds.message).optional()

export const StudentSearch = z.object({
  /** Any part of a student ID, in either case. */
  studentId: Text(bounds.searched),
})

/** A student as the search by student ID shows them. Their email appears only once they are linked. */
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

/** A request as one of its sides sees it. */
export const AdvisorRequest = z.object({
  id: z.uuid(),
  sentBy: z.enum(sides),
  status: RequestStatus,
  message: z.string().nullable(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  /**
   * The other side. A student who asked an advisor by email sees only that address until there is an answer,
   * since more would reveal who has an account. An advisor sees a student's email once they are linked. After
   * a request that led to no link, nothing current about the other side is shown.
   */
  other: z.object({
    id: z.uuid().nullable(),
    fullName: z.string().nullable(),
    email: z.string().nullable(),
    studentId: z.string().nullable(),
  }),
  /** The student's advisor who suggests this one, by name; `null` if nobody does. */
  introducedBy: z.string().nullable(),
  /** Whether the one who suggests hands over, and is no longer the student's advisor then. */
  takesOver: z.boolean(),
  /** The parts that the student offers in the request; `null` if the advisor sent it. */
  sharing: Sharing.nullable(),
})
export type AdvisorRequest = z.infer<typeof AdvisorRequest>

export const RequestsQuery = z.object({
  status: RequestStatus.optional(),
  /** The `next` of the previous page. */
  after: Position.optional(),
})
export type RequestsQuery = z.infer<typeof RequestsQuery>

export const RequestsPage = z.object({
  /** Newest first. */
  requests: z.array(AdvisorRequest),
  /** The number of requests that are pending in all, sent by either side. */
  pending: z.number().int(),
  next: Position.nullable(),
})
export type RequestsPage = z.infer<typeof RequestsPage>

export const NewRequest = z.object({ studentId: Id, message: Message })
export type NewRequest = z.infer<typeof NewRequest>

export const NewRequestToAdvisor = z.object({ email: Address, message: Message, sharing: Sharing })
export type NewRequestToAdvisor = z.infer<typeof NewRequestToAdvisor>

/** The sharing of a student who approves. An advisor who approves accepts what the request offers. */
export const Approval = z.object({
  sharing: Sharing.optional(),
  essayIds: z.array(Id).max(essayLimits.essays).optional(),
})
export type Approval = z.infer<typeof Approval>

/** A colleague whom an advisor suggests to some of their students, beside or instead of themself. */
export const NewIntroduction = z.object({
  studentIds: z.array(Id).min(1).max(limits.students),
  email: Address,
  takesOver: z.boolean(),
  message: Message,
})
export type NewIntroduction = z.infer<typeof NewIntroduction>

/** How many students were asked, and how many not: connected or asked already, or assigned by the school. */
export const Introduced = z.object({ asked: z.int(), left: z.int() })
export type Introduced = z.infer<typeof Introduced>
