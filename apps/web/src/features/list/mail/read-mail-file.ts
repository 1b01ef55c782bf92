import { limits } from '@bearings/domain/list/mail/options'
import { linesOfMail } from '@bearings/domain/list/mail/plain-text'

/**
 * Returns the text of a mail that was saved as a file (RFC 5322), its sender and subject first; `null` for a file that is
 * no mail or too large. What is attached is not read.
 */
export async function readMailFile(file: Blob): Promise<string | null> {
  if (file.size > limits.file) return null
  const { default: PostalMime } = await import('postal-mime')
  const mail = await PostalMime.parse(file, { maxNestingDepth: 20, maxRfc822NestingDepth: 3 }).catch(
    () => null,
  )
  if (!mail || (!mail.from && mail.subject === undefined)) return null
  const body = mail.text?.trim() || linesOfMail(mail.html ?? '').join('\n')
  const from = mail.from && `From: ${inOneLine(mail.from.name)} <${mail.from.address ?? ''}>`
  const subject = mail.subject && `Subject: ${inOneLine(mail.subject)}`
  const head = [from, subject].filter(Boolean)
  return `${head.join('\n')}\n\n${body.trim()}`.slice(0, limits.raw)
}

/** A name or subject with a line break in it would write another sender's line. */
function inOneLine(text: string): string {
  return text.replace(/\s+/g, ' ')
}
