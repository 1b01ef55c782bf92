import { z } from 'zod'
import { CalendarDate, DueDate, Id, StoredDate, Text, WholeNumber } from '#fields.ts'
import { keysOf } from '#pick.ts'
import { AidPromise } from '../colleges/aid/schema.ts'
import { Fact, Figure, Range, School } from '../colleges/catalog/schema.ts'
import { CollegeChange } from '../colleges/changes/schema.ts'
import { OddsFacts } from '../colleges/odds/schema.ts'
import { exchangesOfColleges } from '../colleges/options.ts'
import { formNames } from '../colleges/options.ts'
import { Control, Deadline, DeadlineState, EarlyForbidden, Plan } from '../colleges/schema.ts'
import { AskedItem, ChecklistItem } from './checklist/schema.ts'
import { LabelOverride } from './labels/schema.ts'
import { additionRules, targetBounds, bounds, listStatuses, mostAddedAtOnce } from './options.ts'
import { faultInPortalNote, faultInPortalUrl } from './portal.ts'
import { DatedStep, SaidOdds } from './record/schema.ts'

export const ListStatus = z.enum(listStatuses)
export type ListStatus = z.infer<typeof ListStatus>

/** The basis of a deadline on the list: a date from the catalog, or the student's own. */
export const EntryDeadlineState = z.enum([...DeadlineState.options, 'own'])
export type EntryDeadlineState = z.infer<typeof EntryDeadlineState>

const Words = Text(bounds.words)

/** A school that is not in the catalog, in the student's own words. */
export const OwnSchool = z.object({
  name: Text(bounds.ownName),
  location: Words.nullable().default(null),
  type: Words.nullable().default(null),
  acceptanceRate: Words.nullable().default(null),
  tuition: Words.nullable().default(null),
  ranking: Words.nullable().default(null),
})
export type OwnSchool = z.infer<typeof OwnSchool>

/** `notInCatalog` says that the student does not mean the catalog's school of this name. */
const NewOwnSchool = OwnSchool.extend({ notInCatalog: z.boolean().default(false) })

const PortalUrl = Text(bounds.portalUrl).refine((url) => faultInPortalUrl(url) === null, {
  error: ({ input }) => faultInPortalUrl(String(input)) ?? '',
})
const PortalMissing = Text(bounds.portalMissing).refine((text) => faultInPortalNote(text) === null, {
  error: ({ input }) => faultInPortalNote(String(input)) ?? '',
})

/**
 * The fields that a student sets for a school on the list. They are stored, sent, and carried in archives by these names, so
 * that a field that is added here is so too; where one needs more than its name, it does not compile without it.
 */
const choices = {
  major: Words.nullable(),
  plan: Plan.nullable(),
  deadline: DueDate.nullable(),
  status: ListStatus,
  /** Where the college shows what has become of the application. */
  portalUrl: PortalUrl.nullable(),
  /** The day on which the student last looked there. */
  portalLookedOn: CalendarDate.nullable(),
  portalMissing: PortalMissing.nullable(),
}

/**
 * Without a `deadline` the plan's reported one is filled in, if there is one; `null` leaves it empty. Without a
 * `status` nothing has been started.
 */
export const NewEntry = z
  .object({
    ...choices,
    schoolId: Id,
    /** The federal number, in place of `schoolId`, since the finding file has no other id. */
    unitid: z.int().positive().max(999_999),
    own: NewOwnSchool,
  })
  .partial()
  .refine(
    ({ schoolId, unitid, own }) =>
      [schoolId, unitid, own].filter((given) => given !== undefined).length === 1,
    { message: 'Either a school of the catalog or one described by hand', path: ['schoolId'] },
  )
export type NewEntry = z.infer<typeof NewEntry>

export const NewEntries = z.object({ schools: z.array(NewEntry).min(1).max(mostAddedAtOnce) })
export type NewEntries = z.infer<typeof NewEntries>

export const EntryChanges = z.object(choices).partial()
export type EntryChanges = z.infer<typeof EntryChanges>
/** All of them. */
export type EntryChoices = Required<EntryChanges>

const { plan: _plan, deadline: _deadline, status: _status, ...alone } = choices
/** The fields on which no other depends. */
export const fieldsAlone = keysOf(alone)
export type FieldAlone = (typeof fieldsAlone)[number]
export const chosenFields = keysOf(choices)

/** Whether whoever else sees the list sees the field. Of a portal, they are told when the student looked. */
const isShownToOthers: Record<keyof EntryChoices, boolean> = {
  major: true,
  plan: true,
  deadline: true,
  status: true,
  portalUrl: false,
  portalLookedOn: true,
  portalMissing: false,
}
export const fieldsOfStudentAlone = chosenFields.filter((name) => !isShownToOthers[name])

/** The same as stored: dates from before the present bounds are shown, too. */
const stored = {
  major: z.string().nullable(),
  plan: Plan.nullable(),
  deadline: StoredDate.nullable(),
  status: ListStatus,
  portalUrl: z.string().nullable(),
  portalLookedOn: StoredDate.nullable(),
  portalMissing: z.string().nullable(),
} satisfies Record<keyof EntryChoices, z.ZodType>

const number = z.number().nullable()

/** A college's published figures on admission and prices, as matching takes them. */
export const ListedCollege = z.object({
  state: z.string().nullable(),
  control: Control.nullable(),
  admissionRate: number,
  hasOpenAdmission: z.boolean().nullable(),
  /** It takes no first-year applicants any more. */
  takesNobody: z.boolean(),
  /** What it publishes about whom it admits. */
  odds: OddsFacts.nullable(),
  /** What it promises to families below an income. */
  promises: z.array(AidPromise).nullable(),
  /** The tuition exchanges in which it takes part, as far as that is known. */
  exchanges: z.array(z.enum(exchangesOfColleges)),
  testPolicy: z.string().nullable(),
  satReading25: number,
  satReading75: number,
  satMath25: number,
  satMath75: number,
  act25: number,
  act75: number,
  averageGpa: number,
  admissionYear: z.string().nullable(),
  /** US dollars a year before any aid, at a public college for residents. */
  cost: number,
  tuitionInState: number,
  tuitionOutOfState: number,
  /** US dollars a year after grants, by income of the family. */
  netPrices: z.object({
    upTo30k: number,
    from30k: number,
    from48k: number,
    from75k: number,
    from110k: number,
  }),
})
export type ListedCollege = z.infer<typeof ListedCollege>

/** A school on a student's list, with the catalog's current figures. One added by hand has words instead. */
export const ListEntry = z.object({
  id: z.uuid(),
  schoolId: z.uuid().nullable(),
  /** The federal number of the college; absent for any other school. */
  unitid: z.number().int().nullable(),
  name: z.string(),
  location: z.string().nullable(),
  type: z.string().nullable(),
  acceptanceRate: z.string().nullable(),
  tuition: z.string().nullable(),
  ranking: z.string().nullable(),
  /** Absent for a school that is not in the federal data. */
  college: ListedCollege.nullable(),
  override: LabelOverride.nullable(),
  /** The catalog no longer offers this school. */
  archived: z.boolean(),
  /** What becomes of a college that closes, merges or changes. */
  change: CollegeChange.nullable(),
  /** What its early application that binds nobody forbids beside it; `null` if that is not known. */
  earlyForbids: z.array(EarlyForbidden).nullable(),
  figures: z.object({
    admissionRate: Figure.nullable(),
    netPrice: Figure.nullable(),
    cost: Figure.nullable(),
    sat: Range.nullable(),
    undergraduates: Figure.nullable(),
    testPolicy: Fact.nullable(),
  }),
  ...stored,
  deadlineState: EntryDeadlineState.nullable(),
  /** The publisher of the deadline; absent for the student's own. */
  deadlineSource: z.string().nullable(),
  /** The catalog's current deadline for the plan: last year's date, or a newer one than the student's. */
  catalogDeadline: Deadline.nullable(),
  /** The plan to switch to after a missed deadline or a deferral; see `nextPlan` in `next-plan.ts`. */
  nextPlan: z.object({ plan: Plan, date: StoredDate.nullable() }).nullable(),
  /** The form with which the college is applied to, and where it is filled in; `null` where that is not known. */
  form: z.object({ name: z.enum(formNames), page: z.string().nullable() }).nullable(),
  checklist: z.object({
    done: z.number().int(),
    total: z.number().int(),
    /** Whether it has an item for essays that is not done. */
    asksForEssays: z.boolean(),
  }),
  /** The days on which the application was sent and answered, as far as it has been. */
  days: z.array(DatedStep),
  addedAt: z.iso.datetime(),
})
export type ListEntry = z.infer<typeof ListEntry>

/** What became of several schools: those added, and those refused. */
export const Additions = z.object({
  added: z.array(ListEntry),
  refused: z.array(
    z.object({
      /** The place in the request, counted from zero. */
      index: z.number().int(),
      /** The rule against it; `null` for a school that the catalog does not offer. */
      rule: z.enum(additionRules).nullable(),
    }),
  ),
})
export type Additions = z.infer<typeof Additions>

export const EntryPage = ListEntry.extend({
  items: z.array(ChecklistItem),
  school: School.nullable(),
  /** What the college asks of this student by this plan, as far as it is known. */
  asked: z.array(AskedItem),
  /** What was said of the odds when the application was sent; `null` if nothing was. */
  said: SaidOdds.nullable(),
})
export type EntryPage = z.infer<typeof EntryPage>

/** A removed school; it and everything under it can be brought back until `goneAfter`. */
export const TrashedEntry = z.object({
  id: z.uuid(),
  schoolId: z.uuid().nullable(),
  name: z.string(),
  location: z.string().nullable(),
  trashedAt: z.iso.datetime(),
  goneAfter: z.iso.datetime(),
})
export type TrashedEntry = z.infer<typeof TrashedEntry>

/** One line of *All School Lists*. */
export const ListLine = z.object({
  id: z.uuid(),
  student: z.object({ id: z.uuid(), fullName: z.string(), email: z.string() }),
  name: z.string(),
  location: z.string().nullable(),
  major: z.string().nullable(),
  plan: Plan.nullable(),
  deadline: StoredDate.nullable(),
  status: ListStatus,
  addedAt: z.iso.datetime(),
})
export type ListLine = z.infer<typeof ListLine>

const aim = WholeNumber(targetBounds)

/** The number of schools of each kind that a student wants on the list. */
export const TargetMix = z.object({ reach: aim, target: aim, likely: aim })
export type TargetMix = z.infer<typeof TargetMix>
