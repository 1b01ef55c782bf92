import { z } from 'zod'
import { FullName, StudentId } from '../accounts/schema.ts'
import { EssayStatus, NewEssay } from '../essays/schema.ts'
import { OfferTerms } from '../money/schema.ts'
import { Academic, Activities, Background, Honors } from '../profile/schema.ts'
import { ListStatus } from '../schools/list/schema.ts'
import { Plan, State } from '../schools/schema.ts'
import { SentTask, WeekChanges } from '../weeks/schema.ts'

const Paragraphs = z.array(z.string().min(1))
const WrittenEssay = z.strictObject({
  /** A school of the list by its federal number; absent for a shared essay. */
  unitid: z.int().optional(),
  prompt: NewEssay.shape.promptName,
  wordLimit: z.int().positive(),
  /** Once the application of its school is out, it is `submitted`, or gone when it was never finished. */
  status: EssayStatus,
  /** It is there from the day on which the application to this school is out, by its federal number. */
  afterSending: z.int().optional(),
  /** A date of the student's own, counted from the day the demo opens; otherwise the school's counts. */
  dueInDays: z.int().optional(),
  /** A draft that was saved before the text. */
  earlier: Paragraphs.optional(),
  /** Absent if it has not started. */
  paragraphs: Paragraphs,
})

const NoteBlock = z.union([
  z.strictObject({ heading: z.string().min(1) }),
  z.strictObject({ text: z.string().min(1) }),
  z.strictObject({ points: Paragraphs }),
  z.strictObject({ todo: z.array(z.strictObject({ text: z.string().min(1), done: z.boolean() })) }),
])

/** An application's steps through the year, in order; its status follows from the day. */
const Course = z.array(
  z.strictObject({
    on: z.string().regex(/^(0[1-9]|1[0-2])-[0-3]\d$/, 'A day such as 10-29'),
    status: ListStatus,
    /** Another plan than before, from this day on. */
    plan: Plan.optional(),
  }),
)

/** A school on a fictional student's list. */
const DemoSchool = z.strictObject({
  /** The federal number, which is its key in the catalog; name and place are used if the catalog lacks it. */
  unitid: z.int(),
  name: z.string(),
  location: z.string(),
  plan: Plan,
  major: z.string(),
  course: Course,
})
export type DemoSchool = z.infer<typeof DemoSchool>

/** Someone invented, as whom a visitor looks around. Written down in `content/demo`. */
export const Persona = z.strictObject({
  fullName: FullName,
  studentId: StudentId,
  /** Full name of the advisor. */
  advisor: FullName,
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
    /** One of the student's own, due so many days after the demo opens. */
    own: z.strictObject({
      name: z.string(),
      sponsor: z.string(),
      amount: z.string(),
      dueInDays: z.int().positive(),
    }),
    /** The aid letter of a school of the list, there for as long as that one has admitted the student. */
    offer: z.strictObject({ unitid: z.int(), ...OfferTerms.shape }),
  }),
  /** A week's tasks besides the application steps. */
  weeks: z.strictObject({
    goals: z.array(WeekChanges.shape.weekGoal).min(1),
    habits: z.array(SentTask.shape.text).min(1),
  }),
})
export type Persona = z.infer<typeof Persona>

/** Another student of the advisor: what the roster needs, and no more. */
export const Classmate = z.strictObject({
  fullName: FullName,
  /** The last characters of the student ID; the others are those of the school. */
  idEnding: z.string().length(3),
  /** Days before the opening of the demo on which the two were linked. */
  linkedDays: z.int().positive(),
  /** Days since anything was done. */
  activeDays: z.int().positive(),
  /** Shows what is usual, or of all parts the profile alone. */
  shares: z.enum(['usual', 'little']),
  /** Days since the task of the whole class was done; `null` while it is not. */
  classTaskDays: z.int().positive().nullable(),
  /** Has let a task of their own pass as well. */
  overdue: z.boolean(),
  /** Has something due within the week. */
  dueSoon: z.boolean(),
  schools: z.array(DemoSchool),
})
export type Classmate = z.infer<typeof Classmate>

/** A session as `@supabase/auth-js` keeps it, names and all. */
export const DemoSession = z.object({
  access_token: z.string(),
  token_type: z.string(),
  /** Seconds. */
  expires_in: z.int(),
  /** Seconds since 1970. */
  expires_at: z.int(),
  refresh_token: z.string(),
  user: z.looseObject({ id: z.uuid() }),
})
export type DemoSession = z.infer<typeof DemoSession>
