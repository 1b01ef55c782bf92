import { z } from 'zod'

const Digest = z.string().regex(/^[0-9a-f]{64}$/)

/** A text that the server had at a time, described without the text itself. */
export const AuthorshipStep = z.object({
  at: z.iso.datetime(),
  /** Why the version was kept; `present` for the current text. */
  reason: z.enum(['save', 'restore', 'set-aside', 'present']),
  words: z.number().int(),
  characters: z.number().int(),
  /** SHA-256 of the text in UTF-8, in hexadecimal. */
  text: Digest,
  /** SHA-256 over the previous step's link and the other fields: see `linkOf`. */
  link: Digest,
})
export type AuthorshipStep = z.infer<typeof AuthorshipStep>

/** The help with a text that was used in Bearings. */
const AuthorshipHelp = z.object({
  says: z.string(),
  /** How often spelling and grammar were checked, and how many of the proposals the student took. */
  spelling: z.object({
    checks: z.number().int(),
    accepted: z.number().int(),
    lastAt: z.iso.datetime().nullable(),
  }),
  /** How often the navigator looked at the text and asked about it, and how many of these times a language model did. */
  navigator: z.object({
    times: z.number().int(),
    byModel: z.number().int(),
    lastAt: z.iso.datetime().nullable(),
  }),
  /** Who else commented on it, and how often. */
  comments: z.array(z.object({ by: z.string(), count: z.number().int() })),
})
export type AuthorshipHelp = z.infer<typeof AuthorshipHelp>

/** The server's signed record of how an essay was written, for anyone the student gives it to. */
export const AuthorshipStatement = z.object({
  is: z.literal('bearings authorship record 3'),
  says: z.string(),
  issuer: z.string(),
  issuedAt: z.iso.datetime(),
  student: z.string(),
  prompt: z.string(),
  school: z.string().nullable(),
  steps: z.array(AuthorshipStep),
  help: AuthorshipHelp,
})
export type AuthorshipStatement = z.infer<typeof AuthorshipStatement>

/** A public key for Ed25519 as a JSON Web Key (RFC 8037). */
export const AuthorshipKey = z.object({
  kty: z.literal('OKP'),
  crv: z.literal('Ed25519'),
  x: z.string(),
  kid: z.string(),
})
export type AuthorshipKey = z.infer<typeof AuthorshipKey>

/** The statement in readable form, and the same signed as a JSON Web Signature (RFC 7515, flattened). */
export const AuthorshipRecord = z.object({
  statement: AuthorshipStatement,
  payload: z.string(),
  protected: z.string(),
  signature: z.string(),
})
export type AuthorshipRecord = z.infer<typeof AuthorshipRecord>

export const meaningOfRecord =
  'The server that signed this had these texts at these times. Who typed them, and how, it does not know.'

export const meaningOfHelp =
  'This is the help that was used in Bearings, as it was reported to the server. Of other help it does not know.'

/** Returns the text whose SHA-256 is a step's `link`. Changing or omitting a step changes all later links. */
export function linkOf(before: string, step: Omit<AuthorshipStep, 'link'>): string {
  return [before, step.at, step.reason, step.words, step.characters, step.text].join('\n')
}
