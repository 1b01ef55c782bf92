import type { AuthContext, Limit } from '#services.ts'
import { AuthFailure } from '../terms/failure.ts'
import { retryAfterOf } from '../terms/limit-reached.ts'
import { type Counted, hashOf, placeOf } from './caps.ts'

const minutes = 60
const hours = 60 * minutes

type MailLimits = { fromOnePlace: Limit[]; inAll: Limit[] }

// Twice as many in all, so that a stranger who keeps asking for mails to an address leaves its owner some.
const mailsSent: MailLimits = {
  fromOnePlace: [
    { name: 'auth-mail-minute', points: 1, seconds: minutes },
    { name: 'auth-mail-hour', points: 5, seconds: hours },
    { name: 'auth-mail-day', points: 15, seconds: 24 * hours },
  ],
  inAll: [
    { name: 'auth-mail-hour-in-all', points: 10, seconds: hours },
    { name: 'auth-mail-day-in-all', points: 30, seconds: 24 * hours },
  ],
}
// If no mail leaves the machine, nobody can be spammed, and someone trying the product should not have to
// wait.
const mailsInMailbox: MailLimits = {
  fromOnePlace: [{ name: 'auth-mailbox-hour', points: 60, seconds: hours }],
  inAll: [{ name: 'auth-mailbox-hour-in-all', points: 120, seconds: hours }],
}

/**
 * Counts a mail to this address. Must be called before looking up whether the address is known.
 * @throws {AuthFailure} over_email_send_rate_limit
 */
export async function takeMail(context: Counted & Pick<AuthContext, 'mail'>, address: string): Promise<void> {
  const { limits, mail } = context
  const { fromOnePlace, inAll } = mail.stays ? mailsInMailbox : mailsSent
  const recipient = hashOf(address)
  try {
    // Attempts refused for one place do not count against others.
    for (const limit of fromOnePlace) await limits.take(limit, `${recipient}|${placeOf(context)}`)
    for (const limit of inAll) await limits.take(limit, recipient)
  } catch (error) {
    const retryAfter = retryAfterOf(error)
    if (retryAfter === null) throw error
    throw new AuthFailure('over_email_send_rate_limit', { retryAfter })
  }
}
