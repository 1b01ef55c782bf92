import { htmlOf } from './mailer-html.ts'

/** What a mail says. Plain words throughout: the layout escapes them. */
export type MailContent = {
  subject: string
  heading: string
  paragraphs: string[]
  /** What mailboxes show beside the subject; the first paragraph, unless given. Never the code: locked phones show it. */
  preview?: string
  /** Words of another person, as they wrote them. */
  quotes?: string[]
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
export type FullContent = MailContent & { preview: string; reason: string }

const aboutAccount =
  'You get this mail because your address was used on Bearings. Mails about an account cannot be switched off.'

/** Both parts of a mail: the same words as plain text and as HTML. */
export function layOut(content: MailContent) {
  const full = { preview: content.paragraphs[0] ?? '', reason: aboutAccount, ...content }
  const { subject, unsubscribeUrl = null } = full
  return { subject, text: textOf(full), html: htmlOf(full), unsubscribeUrl }
}

function textOf({ heading, paragraphs, quotes = [], code, link, footer, ...end }: FullContent): string {
  const parts = [
    heading,
    ...paragraphs,
    ...quotes.map((quote) => `“${quote}”`),
    code && `Your code: ${code}`,
    link && `${link.label}:\n${link.url}`,
    footer,
    `Bearings\n${end.reason}`,
    end.unsubscribeUrl && `Unsubscribe with one click:\n${end.unsubscribeUrl}`,
  ]
  return `${parts.filter(Boolean).join('\n\n')}\n`
}
