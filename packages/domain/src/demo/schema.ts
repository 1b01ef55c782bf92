import { z } from 'zod'
import { FullName, StudentId } from '../accounts/schema.ts'
import { Plan, State } from '../colleges/schema.ts'
import { EssayStatus, NewEssay } from '../essays/schema.ts'
import { relations } from '../family/options.ts'
import { ListStatus } from '../list/schema.ts'
import { OfferTerms } from '../money/schema.ts'
import { Academic, Activities, Background, Honors } from '../profile/schema.ts'
import { SentTask, WeekGoal } from '../weeks/schema.ts'

const Paragraphs = z.array(z.string().min(1))
const WrittenEssay = z.strictObject({
  /** The federal number of a school on the list; absent for a shared essay. */
  unitid: z.int().optional(),
  prompt: NewEssay.shape.promptName,
  wordLimit: z.int().positive(),
  /** Until the school's application is out. Then a draft is gone, and any other essay is `submitted`. */
  status: EssayStatus,
  /** The federal number of a school: the essay appears once the application to that school is out. */
  afterSending: z.int().optional(),
  /** The student's own due date, in days after the demo opens; if absent, the school's deadline counts. */
  dueInDays: z.int().optional(),
  /** A draft that was saved before the present text. */
  earlier: Paragraphs.optional(),
  /** Empty if the essay is not started. */
  paragraphs: Paragraphs,
})

const NoteBlock = z.union([
  z.strictObject({ heading: z.string().min(1) }),
  z.strictObject({ text: z.string().min(1) }),
  z.strictObject({ points: Paragraphs }),
  z.strictObject({ todo: z.array(z.strictObject({ text: z.string().min(1), done: z.boolean() })) }),
])

/** The steps of an application through the year, in order. The day decides its status. */
const Course = z.array(
  z.strictObject({
    on: z.string().regex(/^(0[1-9]|1[0-2])-[0-3]\d$/, 'A day such as 10-29'),
    status: ListStatus,
    /** The new plan, if the student changes it on this day. */
    plan: Plan.optional(),
  }),
)

/** A school on a fictional student's list. */
const DemoSchool = z.strictObject({
  /** The federal number, its key in the catalog. Name and location are used if the catalog lacks it. */
  unitid: z.int(),
  name: z.string(),
  location: z.string(),
  plan: Plan,
  major: z.string(),
  course: Course,
})
export type DemoSchool = z.infer<typeof DemoSchool>

/** A fictional student whom a demo's visitor plays, written down in `content/demo`. */
export const Persona = z.strictObject({
  fullName: FullName,
  studentId: StudentId,
  advisor: FullName,
  /** The parent who sees some of it. */
  guardian: z.strictObject({ fullName: FullName, relation: z.enum(relations) }),
  profile: z.strictObject({
    ...Background.shape,
    ...Academic.shape,
    ...Activities.shape,
    ...Honors.shape,
  }),
  schools: z.array(DemoSchool),
  essays: z.array(WrittenEssay),
  /** The student's research on one school on the list. */
  note: z.strictObject({ unitid: z.int(), blocks: z.array(NoteBlock) }),
  /** What the family can pay, and the aid offers so far. */
  money: z.strictObject({
    state: State,
    budget: z.int().positive(),
    /** A saved scholarship from the public list, by its key. */
    saved: z.string(),
    /** A scholarship that the student has added, due this many days after the demo opens. */
    own: z.strictObject({
      name: z.string(),
      sponsor: z.string(),
      amount: z.string(),
      dueInDays: z.int().positive(),
    }),
    /** The aid letter of a school on the list, present while the student is admitted there. */
    offer: z.strictObject({ unitid: z.int(), ...OfferTerms.shape }),
  }),
  /** The goals and tasks of the weeks, besides the application steps. */
  weeks: z.strictObject({
    goals: z.array(WeekGoal).min(1),
    habits: z.array(SentTask.shape.text).min(1),
    /** While there is no school. */
    summer: z.strictObject({
      goals: z.array(WeekGoal).min(1),
      habits: z.array(SentTask.shape.text).min(1),
    }),
  }),
})
export type Persona = z.infer<typeof Persona>

/** Another student of the advisor, with only what the roster needs. */
export const Classmate = z.strictObject({
  fullName: FullName,
  /** The last three characters of the student ID; the rest are the school's. */
  idEnding: z.string().length(3),
  /** Days between linking the two and the opening of the demo. */
  linkedDays: z.int().positive(),
  /** Days since the student's last activity. */
  activeDays: z.int().positive(),
  /** `usual` for the default sharing, `little` for the profile only. */
  shares: z.enum(['usual', 'little']),
  /** Days since the task for the whole class was done; `null` if it is not done. */
  classTaskDays: z.int().positive().nullable(),
  /** Whether tasks other than the one for the whole class are overdue. */
  overdue: z.boolean(),
  /** Whether something is due within a week. */
  dueSoon: z.boolean(),
  schools: z.array(DemoSchool),
})
export type Classmate = z.infer<typeof Classmate>

/** The people as whom a visitor looks around. */
export const demoSides = ['student', 'advisor', 'guardian'] as const
export type DemoSide = (typeof demoSides)[number]

export const DemoSwitch = z.object({ to: z.enum(demoSides).optional() })

/** A session in the form in which `@supabase/auth-js` stores it. */
export const DemoSession = z.object({
  access_token: z.string(),
  token_type: z.string(),
  /** In seconds. */
  expires_in: z.int(),
  /** Seconds since 1970. */
  expires_at: z.int(),
  refresh_token: z.string(),
  user: z.looseObject({ id: z.uuid() }),
})
export type DemoSession = z.infer<typeof DemoSession>
