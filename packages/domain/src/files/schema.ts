import { z } from 'zod'
import { storedText } from '#field-bounds.ts'
import { documentKinds, documentName, documentTypes } from './options.ts'
import { faultInName } from './rules.ts'

/** The URLs of a picture, valid for one to two hours without a session. */
export const AvatarLinks = z.object({ small: z.string(), large: z.string() })
export type AvatarLinks = z.infer<typeof AvatarLinks>

export const OwnAvatar = z.object({ avatar: AvatarLinks.nullable() })
export type OwnAvatar = z.infer<typeof OwnAvatar>

export const DocumentKind = z.enum(documentKinds)
export type DocumentKind = z.infer<typeof DocumentKind>
export const DocumentType = z.enum(Object.keys(documentTypes) as [keyof typeof documentTypes])
export type DocumentType = z.infer<typeof DocumentType>

const Name = z
  .string()
  .overwrite((name) => storedText(name, documentName))
  .refine((name) => faultInName(name) === null, { error: ({ input }) => faultInName(String(input)) ?? '' })

/** A transcript, a resume or the like. Its bytes are at a URL of their own. */
export const StoredDocument = z.object({
  id: z.uuid(),
  name: z.string(),
  kind: DocumentKind,
  type: DocumentType,
  bytes: z.int().positive(),
  /** Whether an advisor with access to the profile sees it. */
  isShown: z.boolean(),
  createdAt: z.iso.datetime(),
})
export type StoredDocument = z.infer<typeof StoredDocument>

export const NewDocument = z.object({ name: Name, kind: DocumentKind.default('other') })
export type NewDocument = z.infer<typeof NewDocument>

export const DocumentChanges = z.object({ name: Name, kind: DocumentKind, isShown: z.boolean() }).partial()
export type DocumentChanges = z.infer<typeof DocumentChanges>

export const AdvisedDocuments = z.discriminatedUnion('shared', [
  z.object({ shared: z.literal(true), documents: z.array(StoredDocument) }),
  z.object({ shared: z.literal(false) }),
])
export type AdvisedDocuments = z.infer<typeof AdvisedDocuments>
