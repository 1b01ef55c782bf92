import { z } from 'zod'
import { FullName, StudentId } from '../accounts/schema.ts'
import { Academic, Activities, Background, Honors } from '../profile/schema.ts'
import { ListStatus } from '../schools/list/schema.ts'
import { Plan } from '../schools/schema.ts'

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
