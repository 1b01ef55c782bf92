import { Address, Id, Text } from '@bearings/domain/fields'
import { z } from 'zod'

/*
 * The bodies of `/auth/v1`, the wire protocol. Names are the protocol's own. A member that is `null`
 * counts as absent (the server drops it before validation), and one that is not named here is ignored.
 */

const metadataLimit = 2 * 1024

/** The metadata that a person may set. Every token includes it if there is room. */
export const Metadata = z
  .record(z.string(), z.unknown())
  .refine(
    (data) => Buffer.byteLength(JSON.stringify(data)) <= metadataLimit,
    'The metadata takes more than 2 KB',
  )
export type Metadata = z.infer<typeof Metadata>

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

export const ProviderLogout = z.object({ logout_token: z.string('logout_token is required').max(16_384) })

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
  friendly_name: Text({ max: 100 }).default(''),
  issuer: Text({ max: 100 }).optional(),
})
export type NewFactor = z.infer<typeof NewFactor>

export const ChallengeResponse = z.object({
  challenge_id: z.string('challenge_id is required'),
  code: z.string('code is required'),
})
export type ChallengeResponse = z.infer<typeof ChallengeResponse>

export const RecoveryCode = z.object({ code: z.string('code is required').max(100) })
export type RecoveryCode = z.infer<typeof RecoveryCode>

/** The fields a machine with a service key may set; people can never set them. */
export const AdminUser = z.object({
  id: Id.optional(),
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

const base64url = (most: number) =>
  z
    .string()
    .max(most)
    .regex(/^[\w-]*$/)

/** What a passkey's device has answered. The library that checks it reads no other members. */
export const PasskeyAnswer = z.object({
  challenge_id: z.string('challenge_id is required').max(200),
  credential: z.object({
    id: base64url(1400),
    rawId: base64url(1400),
    type: z.literal('public-key'),
    response: z.object({
      clientDataJSON: base64url(4096),
      attestationObject: base64url(32_768).optional(),
      authenticatorData: base64url(4096).optional(),
      signature: base64url(4096).optional(),
      userHandle: base64url(100).optional(),
      transports: z.array(z.string().max(20)).max(10).optional(),
    }),
    clientExtensionResults: z.object({}).default({}),
  }),
})
export type PasskeyAnswer = z.infer<typeof PasskeyAnswer>
