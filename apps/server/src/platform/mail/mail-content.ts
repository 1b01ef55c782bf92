import type { Language } from '@bearings/domain/language/options'

/** The content of a mail, as plain text; the layout escapes it. */
export type MailContent = {
  /** The language that it is written in; by default English. */
  language?: Language | null
  subject: string
  heading: string
  paragraphs: string[]
  /**
   * The preview text that mailboxes show beside the subject; by default the first paragraph. Never the code,
   * because locked phones show previews.
   */
  preview?: string
  /** Another person's words, as they wrote them, below the paragraph with this index. */
  quotes?: ReadonlyMap<number, string>
  /** Six digits to type instead of following the link. */
  code?: string
  link?: { label: string; url: string }
  /** Small print at the end: what to do if the mail was not expected. */
  footer?: string
  /** Why the person gets this mail; by default, because it is about an account. */
  reason?: string
  /** The one-click unsubscribe link for mails of this kind. */
  unsubscribeUrl?: string
}

/** A mail with the defaults filled in, as both layouts render it. */
export type FullMailContent = MailContent & { preview: string; reason: string }
