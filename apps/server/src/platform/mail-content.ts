/** What a mail says. Plain words throughout: the layout escapes them. */
export type MailContent = {
  subject: string
  heading: string
  paragraphs: string[]
  /** What mailboxes show beside the subject; the first paragraph, unless given. Never the code: locked phones show it. */
  preview?: string
  /** Words of another person, as they wrote them, each below the paragraph with this index. */
  quotes?: ReadonlyMap<number, string>
  /** Six digits to type instead of following the link. */
  code?: string
  link?: { label: string; url: string }
  /** Small print below: what to do when the mail was not expected. */
  footer?: string
  /** Why one gets it; without it, because it is about an account. */
  reason?: string
  /** Where one click ends mails of this kind. */
  unsubscribeUrl?: string
}

/** A mail with everything in its place, as both layouts show it. */
export type FullMailContent = MailContent & { preview: string; reason: string }
