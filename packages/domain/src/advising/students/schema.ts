import { z } from 'zod'
import { Deadline } from '#deadlines/schema.ts'
import { EssaySummary } from '#essays/schema.ts'
import { StoredDate, Text, WholeNumberInQuery } from '#fields.ts'
import { AvatarLinks } from '#files/schema.ts'
import { scholarshipStatuses } from '#money/options.ts'
import { AidSteps, Offer } from '#money/schema.ts'
import { Profile } from '#profile/schema.ts'
import { ShownLetterSchool, ShownRecommender } from '#recommenders/schema.ts'
import { ChecklistItem, ListEntry } from '#schools/list/schema.ts'
import { Week } from '#weeks/schema.ts'
import { GroupName } from '../groups/schema.ts'
import { limits as advising } from '../options.ts'
import { Sharing } from '../schema.ts'
import { directions, limits, needs, reasons, rosterOrders } from './options.ts'

const count = z.int().min(0)
/** The four figures of the advisor's dashboard. */
export const Summary = z.object({
  students: count,
  /** Pending requests, sent by either side. */
  pendingRequests: count,
  completedTasks: count,
  pendingTasks: count,
  /** Whether the advisor may not search or ask yet, since an administrator has to approve the account. */
  awaitsApproval: z.boolean(),
})
export type Summary = z.infer<typeof Summary>

/** A student as the roster shows them. Every figure counts only what the student shares. */
export const AdvisedStudent = z.object({
  id: z.uuid(),
  linkId: z.uuid(),
  fullName: z.string(),
  email: z.string(),
  studentId: z.string().nullable(),
  /** When they graduate from high school, for a student who says so and shows the profile. */
  graduationYear: z.number().int().nullable(),
  /** Addresses of their picture, for a student who has one and shows the profile. */
  avatar: AvatarLinks.nullable(),
  /** Whether the student has asked for the account to be deleted, which happens within 14 days. */
  isLeaving: z.boolean(),
  /** Since when they are linked. */
  since: z.iso.datetime(),
  /** The day it is where the student is. */
  today: StoredDate,
  /** By whose clock the student's days end. */
  timeZone: z.string(),
  /** Which parts the student shows; essays are shared one by one. */
  shared: Sharing,
  /** The advisor's groups that they are in, by name. */
  groups: z.array(GroupName),
  /** Why they need attention, the most pressing reason first. */
  reasons: z.array(z.enum(reasons)),
  late: count,
  nextDeadline: z.object({ date: StoredDate, title: z.string() }).nullable(),
  lastActiveOn: StoredDate.nullable(),
  /** `null` when the list is not shared. Withdrawn schools are not counted. */
  list: z
    .object({
      schools: count,
      sent: count,
      /** Schools by the share they admit. */
      balance: z.object({ under25: count, from25: count, from50: count, unknown: count }),
    })
    .nullable(),
  essays: z.object({ shared: count, finished: count }),
  /** For schools that still take them; `null` unless both the letters and the list are shared. */
  letters: z.object({ outstanding: count, sent: count }).nullable(),
  tasks: z.object({ pending: count, late: count, completed: count }),
})
export type AdvisedStudent = z.infer<typeof AdvisedStudent>

/** Which of the students, and in which order. */
export const RosterFilter = z.object({
  /** Part of a name, an email or a student ID. */
  q: Text({ max: limits.filter }).default(''),
  order: z.enum(rosterOrders).default('attention'),
  /** Without it the one that the order usually has. */
  direction: z.enum(directions).optional(),
  /** Only those who need attention for this reason, or who share nothing. */
  reason: z.enum(needs).optional(),
  /** Only those in this group. */
  group: z.uuid().optional(),
})
export type RosterFilter = z.infer<typeof RosterFilter>

export const RosterQuery = RosterFilter.extend({
  /** `next` of the page before. */
  after: z.uuid().optional(),
  limit: WholeNumberInQuery({ min: 1, max: limits.page }).default(limits.page),
})
export type RosterQuery = z.infer<typeof RosterQuery>

/** Some of an advisor's students, chosen one by one, as a file has them. */
export const ChosenStudents = RosterFilter.pick({ order: true, direction: true }).extend({
  ids: z.array(z.uuid()).min(1).max(advising.students),
})
export type ChosenStudents = z.infer<typeof ChosenStudents>

/** A student by name only: what it takes to choose all of a roster, or to go on to one. */
export const RosterName = z.object({ id: z.uuid(), fullName: z.string(), email: z.string() })
export type RosterName = z.infer<typeof RosterName>

/** A student's position within a filter, and their neighbors; `null` if the filter excludes them. */
export const RosterPlace = z.object({
  place: z
    .object({
      /** From 1 on. */
      at: count,
      of: count,
      previous: RosterName.nullable(),
      next: RosterName.nullable(),
    })
    .nullable(),
})
export type RosterPlace = z.infer<typeof RosterPlace>

export const Roster = z.object({
  students: z.array(AdvisedStudent),
  /** How many there are with this filter, on all pages. */
  total: count,
  /** How many of them need attention. */
  waiting: count,
  /** The number of students for each of them, whichever is filtered by. */
  reasons: z.object({ late: count, 'no-schools': count, idle: count, soon: count, 'nothing-shared': count }),
  next: z.uuid().nullable(),
})
export type Roster = z.infer<typeof Roster>

/** Parts that are not shared are marked as such and contain nothing else. */
const hidden = z.object({ shared: z.literal(false) })
const share = <T extends z.ZodRawShape>(shape: T) =>
  z.discriminatedUnion('shared', [hidden, z.object({ shared: z.literal(true), ...shape })])

export const AdvisedList = share({ entries: z.array(ListEntry) })
export type AdvisedList = z.infer<typeof AdvisedList>

/** In the student's order. */
export const AdvisedItems = share({ items: z.array(ChecklistItem) })
export type AdvisedItems = z.infer<typeof AdvisedItems>

/** The profile with blanks for the parts that are not shared. It is hidden when none of its three parts is. */
export const AdvisedProfile = share({
  parts: Sharing.pick({ profile: true, testScores: true, sensitive: true }),
  profile: Profile,
})
export type AdvisedProfile = z.infer<typeof AdvisedProfile>

/** Who writes letters, without what the student notes on them. */
export const AdvisedLetters = share({
  recommenders: z.array(ShownRecommender),
  /**
   * The schools on the list; if the list is not shared, only those with a recommender, without application
   * statuses.
   */
  schools: z.array(ShownLetterSchool),
})
export type AdvisedLetters = z.infer<typeof AdvisedLetters>

export const AdvisedWeeks = share({
  current: Week,
  /** The nearest first. */
  planned: z.array(Week),
  /** The latest first. */
  earlier: z.array(Week),
})
export type AdvisedWeeks = z.infer<typeof AdvisedWeeks>

/** What a student enters about aid. Prices come with it only where the list is shared, too. */
export const AdvisedMoney = share({
  /** Postal code of where the student lives. */
  state: z.string().nullable(),
  budget: z.number().int().nullable(),
  offers: z.array(Offer),
  scholarships: z.array(
    z.object({
      id: z.uuid(),
      name: z.string(),
      status: z.enum(scholarshipStatuses),
      deadline: StoredDate.nullable(),
    }),
  ),
  steps: AidSteps,
})
export type AdvisedMoney = z.infer<typeof AdvisedMoney>

/** Dates of shared essays and of the advisor's own tasks are there without the list. `shared` is about the list. */
export const AdvisedDeadlines = z.object({ shared: z.boolean(), deadlines: z.array(Deadline) })
export type AdvisedDeadlines = z.infer<typeof AdvisedDeadlines>

export const AdvisedEssays = z.array(EssaySummary)
