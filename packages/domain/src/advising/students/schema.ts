import { z } from 'zod'
import { graduationYears } from '#class-year.ts'
import { countryCodes } from '#countries.ts'
import { Deadline } from '#deadlines/schema.ts'
import { EssaySummary } from '#essays/schema.ts'
import { Id, StoredDate, Text, WholeNumberInQuery } from '#fields.ts'
import { AvatarLinks } from '#files/schema.ts'
import { ChecklistItem } from '#list/checklist/schema.ts'
import { ListEntry } from '#list/schema.ts'
import { aidAnswers } from '#matching/options.ts'
import { scholarshipStatuses } from '#money/options.ts'
import { LayeredPrice } from '#money/price/schema.ts'
import { AidSteps, Offer } from '#money/schema.ts'
import { Profile } from '#profile/schema.ts'
import { ShownForecast } from '#progress/forecast/schema.ts'
import { ShownLetterSchool, ShownRecommender } from '#recommenders/schema.ts'
import { Week } from '#weeks/schema.ts'
import { Criteria } from '../criteria/schema.ts'
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
  /** Whether the advisor can neither search nor send requests until an admin approves the account. */
  awaitsApproval: z.boolean(),
})
export type Summary = z.infer<typeof Summary>

/** A student as the roster shows them. Each figure counts only what the student shares. */
export const AdvisedStudent = z.object({
  id: z.uuid(),
  linkId: z.uuid(),
  fullName: z.string(),
  email: z.string(),
  studentId: z.string().nullable(),
  /** The year the student graduates from high school, if set and if the profile is shared. */
  graduationYear: z.number().int().nullable(),
  /** URLs of the student's picture, if there is one and the profile is shared. */
  avatar: AvatarLinks.nullable(),
  /** Whether the student has asked for the account to be deleted, which happens within 14 days. */
  isLeaving: z.boolean(),
  /** Whether an admin has disabled the account, so that the student cannot sign in. */
  isDisabled: z.boolean(),
  /** When student and advisor were linked. */
  since: z.iso.datetime(),
  /** The present date where the student is. */
  today: StoredDate,
  /** The time zone in which the student's days end. */
  timeZone: z.string(),
  /** The parts that the student shares. Essays are shared one by one. */
  shared: Sharing,
  /** The advisor's groups that the student is in, by name. */
  groups: z.array(GroupName),
  /** Why the student needs attention, most pressing reason first. */
  reasons: z.array(z.enum(reasons)),
  late: count,
  nextDeadline: z.object({ date: StoredDate, title: z.string() }).nullable(),
  lastActiveOn: StoredDate.nullable(),
  /** `null` if the list is not shared. Withdrawn schools do not count. */
  list: z
    .object({
      schools: count,
      sent: count,
      hasCommitted: z.boolean(),
      /** The number of schools in each band of admission rates. */
      balance: z.object({ under25: count, from25: count, from50: count, unknown: count }),
    })
    .nullable(),
  /** `waiting`: of how many the student asks for a look. */
  essays: z.object({ shared: count, finished: count, waiting: count }),
  /** For schools that still accept letters; `null` unless both the letters and the list are shared. */
  letters: z.object({ outstanding: count, sent: count }).nullable(),
  tasks: z.object({ pending: count, late: count, completed: count }),
})
export type AdvisedStudent = z.infer<typeof AdvisedStudent>

export const RosterFilter = z.object({
  /** Part of a name, an email or a student ID. */
  q: Text({ max: limits.filter }).default(''),
  order: z.enum(rosterOrders).default('attention'),
  /** Defaults to the usual direction of the order. */
  direction: z.enum(directions).optional(),
  /** Only students with this reason, or who share nothing. */
  reason: z.enum(needs).optional(),
  group: Id.optional(),
  /** Only students who show that they are in this class. */
  graduationYear: WholeNumberInQuery(graduationYears).optional(),
  ...Criteria.shape,
})
export type RosterFilter = z.infer<typeof RosterFilter>

export const RosterQuery = RosterFilter.extend({
  /** The `next` of the previous page. */
  after: Id.optional(),
  limit: WholeNumberInQuery({ min: 1, max: limits.page }).default(limits.page),
})
export type RosterQuery = z.infer<typeof RosterQuery>

/** Students of an advisor chosen one by one for an exported file. */
export const ChosenStudents = RosterFilter.pick({ order: true, direction: true }).extend({
  ids: z.array(Id).min(1).max(advising.students),
})
export type ChosenStudents = z.infer<typeof ChosenStudents>

/** A student by name only, to select a whole roster or to link to a neighbor. */
export const RosterName = z.object({ id: z.uuid(), fullName: z.string(), email: z.string() })
export type RosterName = z.infer<typeof RosterName>

/** A student's position within a filter, and their neighbors; `null` if the filter excludes them. */
export const RosterPlace = z.object({
  place: z
    .object({
      /** The position, starting at 1. */
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
  /** The number of students who match the filter, on all pages. */
  total: count,
  /** Everyone within the filter but for the need, as the counts of `reasons`. */
  everyone: count,
  /** The number of those who need attention. */
  waiting: count,
  /** The number of students per filter, whichever filter is applied. */
  reasons: z.object({ late: count, 'no-schools': count, idle: count, soon: count, 'nothing-shared': count }),
  /** Those of whom the rest is true, but who do not share what is asked. They are not in the result. */
  notShown: count,
  /** The classes of the students who show one, the next to graduate first, whichever class is chosen. */
  classes: z.array(z.object({ graduationYear: z.number().int(), students: count })),
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

/** The profile, with blanks for parts that are not shared. Hidden if none of its three parts is. */
export const AdvisedProfile = share({
  parts: Sharing.pick({ profile: true, testScores: true, sensitive: true }),
  profile: Profile,
})
export type AdvisedProfile = z.infer<typeof AdvisedProfile>

/** The student's recommenders, without the student's notes on them. */
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

/** The financial aid data that a student enters. Prices are included only if the list is shared too. */
export const AdvisedMoney = share({
  /** The postal code of the state where the student lives. */
  state: z.string().nullable(),
  country: z.enum(countryCodes).nullable(),
  asksForAid: z.enum(aidAnswers).nullable(),
  budget: z.number().int().nullable(),
  /** By what the student shares: of the list's schools if they share it, by income only if they share that. */
  prices: z.array(LayeredPrice),
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

/**
 * A student's deadlines. Shared essays and own tasks appear even if `shared`, which is the list's, is false.
 */
export const AdvisedDeadlines = z.object({ shared: z.boolean(), deadlines: z.array(Deadline) })
export type AdvisedDeadlines = z.infer<typeof AdvisedDeadlines>

export const AdvisedEssays = z.array(EssaySummary)

/** By the shared list and the shared essays; hidden without the list. */
export const AdvisedForecast = share({ forecast: ShownForecast })
export type AdvisedForecast = z.infer<typeof AdvisedForecast>
