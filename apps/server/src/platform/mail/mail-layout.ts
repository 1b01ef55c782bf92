import { writeIn } from '@bearings/domain/language/write-in'
import { say } from '@bearings/domain/say'
import type { FullMailContent, MailContent } from './mail-content.ts'
import { htmlOf } from './mail-html.tsx'

const aboutAccount =
  'You are receiving this email because your address was used on Bearings. Emails about your account cannot be turned off.'

/** Returns both parts of a mail: the same content as plain text and as HTML. */
export function layOut({ language = null, ...content }: MailContent) {
  return writeIn(language, () => {
    const full = { preview: content.paragraphs[0] ?? '', reason: say(aboutAccount), ...content }
    const { subject, unsubscribeUrl = null } = full
    return { subject, text: textOf(full), html: htmlOf(full), unsubscribeUrl }
  })
}

function textOf({ heading, paragraphs, quotes, code, link, footer, ...end }: FullMailContent): string {
  const parts = [
    heading,
    ...paragraphs.flatMap((paragraph, index) => {
      const quote = quotes?.get(index)
      return quote ? [paragraph, `“${quote}”`] : [paragraph]
    }),
    code && say('Your code: {code}', { code }),
    link && `${link.label}:\n${link.url}`,
    footer,
    `Bearings\n${end.reason}`,
    end.unsubscribeUrl && `${say('Unsubscribe with one click:')}\n${end.unsubscribeUrl}`,
  ]
  return `${parts.filter(Boolean).join('\n\n')}\n`
}
