import { z } from 'zod'
import { FullName, StudentId, TimeZone } from '../schema.ts'

/*
 * The bodies of `/auth/v1`, the wire protocol of accounts. Names are the protocol's own. A member that is `null`
 * counts as absent (the server drops it before it looks), and one that is not named here is ignored.
 */

/** The pattern of HTML's email field, with a dot in the domain. */
const addressPattern =
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)+$/i

/** An email address, in lower case. */
export const Address = z
  .string()
  .max(255, 'Unable to validate email address: invalid format')
  .regex(addressPattern, 'Unable to validate email address: invalid format')
  .toLowerCase()

const metadataLimit = 16 * 1024

/** What a person may say of themselves; the whole of it travels in every token. */
export const Metadata = z
  .record(z.string(), z.unknown())
  .refine((data) => JSON.stringify(data).length <= metadataLimit, 'The metadata is too large')
export type Metadata = z.infer<typeof Metadata>

/** An empty field of a form is one that was not filled in. */
const emptyIsAbsent = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (value === '' || value === null ? undefined : value), schema.optional())

/** The part of the metadata that means something to the product. Nobody signs up as an admin. */
export const SignUpData = z.object({
  full_name: emptyIsAbsent(FullName),
  role: emptyIsAbsent(z.enum(['student', 'advisor'], 'role can be student or advisor')),
  student_id: emptyIsAbsent(StudentId),
  // A browser may know a zone that the server does not: that is no reason to refuse a person.
  time_zone: emptyIsAbsent(TimeZone).catch(undefined),
})

const challenge = {
  code_challenge: z.string().optional(),
  code_challenge_method: z.string().optional(),
}
const contact = { email: z.string().optional(), phone: z.string().optional() }

export const SignUp = z.object({
  ...contact,
  password: z.string().optional(),
  data: Metadata.default({}),
  ...challenge,
})
export type SignUp = z.infer<typeof SignUp>

export const PasswordGrant = z.object({ ...contact, password: z.string().default('') })
export type PasswordGrant = z.infer<typeof PasswordGrant>

export const RefreshGrant = z.object({ refresh_token: z.unknown().optional() })
export const PkceGrant = z.object({ auth_code: z.string().min(1), code_verifier: z.string().min(1) })
export type PkceGrant = z.infer<typeof PkceGrant>

export const Verify = z.object({
  type: z.string('type is required'),
  token_hash: z.string().optional(),
  token: z.string().optional(),
  ...contact,
})
export type Verify = z.infer<typeof Verify>

export const Recover = z.object({ ...contact, ...challenge })
export type Recover = z.infer<typeof Recover>

export const Otp = z.object({
  ...contact,
  data: Metadata.default({}),
  create_user: z.boolean().default(true),
  ...challenge,
})
export type Otp = z.infer<typeof Otp>

export const Resend = z.object({ ...contact, type: z.string('type is required'), ...challenge })
export type Resend = z.infer<typeof Resend>

export const UserChanges = z.object({
  ...contact,
  password: z.string().optional(),
  current_password: z.string().optional(),
  nonce: z.string().optional(),
  data: Metadata.optional(),
  app_metadata: z.unknown().optional(),
  ...challenge,
})
export type UserChanges = z.infer<typeof UserChanges>

export const NewFactor = z.object({
  factor_type: z.string('factor_type is required'),
  friendly_name: z.string().trim().max(100).default(''),
  issuer: z.string().trim().max(100).optional(),
})
export type NewFactor = z.infer<typeof NewFactor>

export const FactorAnswer = z.object({
  challenge_id: z.string('challenge_id is required'),
  code: z.string('code is required'),
})
export type FactorAnswer = z.infer<typeof FactorAnswer>

/** What a machine with a service key may set; people never get to send these. */
export const AdminUser = z.object({
  id: z.uuid().optional(),
  email: Address.optional(),
  phone: z.string().optional(),
  password: z.string().optional(),
  password_hash: z.string().max(500).optional(),
  email_confirm: z.boolean().default(false),
  user_metadata: Metadata.optional(),
  app_metadata: Metadata.optional(),
  role: z.string().optional(),
  ban_duration: z.string().optional(),
})
export type AdminUser = z.infer<typeof AdminUser>

export const AdminDeletion = z.object({ should_soft_delete: z.boolean().default(false) })
export const Invitation = z.object({ email: Address, data: Metadata.default({}) })
export type Invitation = z.infer<typeof Invitation>

export const GenerateLink = z.object({
  type: z.string('type is required'),
  email: Address,
  new_email: Address.optional(),
  password: z.string().optional(),
  data: Metadata.default({}),
  redirect_to: z.string().optional(),
})
export type GenerateLink = z.infer<typeof GenerateLink>
