import { z } from 'zod'
import { FullName, StudentId } from '../accounts/schema.ts'
import { EssayStatus, NewEssay } from '../essays/schema.ts'
import { Academic, Activities, Background, Honors } from '../profile/schema.ts'
import { ListStatus } from '../schools/list/schema.ts'
import { Plan } from '../schools/schema.ts'
import { Week, WeekTask } from '../weeks/schema.ts'

const Paragraphs = z.array(z.string().min(1))
const WrittenEssay = z.strictObject({
  /** A school of the list by its federal number; absent for a shared essay. */
  unitid: z.int().optional(),
  prompt: NewEssay.shape.promptName,
  wordLimit: z.int().positive(),
  status: EssayStatus,
  /** A date of the student's own, counted from the day the demo opens; otherwise the school's counts. */
  dueInDays: z.int().optional(),
  /** A draft that was saved before the text. */
  earlier: Paragraphs.optional(),
  /** None when it is still to begin. */
  paragraphs: Paragraphs,
})

const NoteBlock = z.union([
  z.strictObject({ heading: z.string().min(1) }),
  z.strictObject({ text: z.string().min(1) }),
  z.strictObject({ points: Paragraphs }),
  z.strictObject({ todo: z.array(z.strictObject({ text: z.string().min(1), done: z.boolean() })) }),
])

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
  schools: z.array(
    z.strictObject({
      /** The federal number, by which the catalog knows it; name and place stand in for a catalog without it. */
      unitid: z.int(),
      name: z.string(),
      location: z.string(),
      status: ListStatus,
      plan: Plan,
      major: z.string(),
    }),
  ),
  essays: z.array(WrittenEssay),
  /** What the student found out about one school of the list. */
  note: z.strictObject({ unitid: z.int(), blocks: z.array(NoteBlock) }),
  weeks: z.array(
    z.strictObject({
      /** 0 is the week in which the demo opens, −1 the one before. */
      fromNow: z.int(),
      goal: Week.shape.weekGoal,
      done: z.array(WeekTask.shape.text),
      open: z.array(WeekTask.shape.text),
    }),
  ),
})
export type Persona = z.infer<typeof Persona>

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
