import { isDone } from '@bearings/domain/letters/rules'
import type { Ask } from '@bearings/domain/letters/schema'
import type { Recommender } from '@bearings/domain/recommenders/schema'
import { dateInWords, dayIn } from '#platform/dates.ts'

/** Says how far a request is, and by whom it was answered, for the student. */
export function askInWords(ask: Ask, { letters }: Pick<Recommender, 'letters'>, timeZone: string): string {
  const { state, email, askedAt, mailedAt, openedAt, answeredAt, promisedOn } = ask
  const on = (instant: string) => dayIn(timeZone, instant)
  if (state === 'withdrawn') return 'You took your request back.'
  if (state === 'declined') return 'They cannot write this year.'
  if (state === 'forgotten') return 'They deleted their address here. Ask them in person about your letters.'
  if (state === 'accepted') {
    const by = ask.answeredBy === 'link' ? 'with the link you handed over' : 'with the emailed link'
    const promise = promisedOn ? `, promised by ${dateInWords(promisedOn)}` : ''
    return `${isDone({ state, letters }) ? 'Done. ' : ''}Accepted${answeredAt ? ` ${on(answeredAt)}` : ''} ${by}${promise}.`
  }
  const how =
    email === null
      ? `Link made ${on(askedAt)}: give it to them yourself`
      : mailedAt
        ? `Emailed to ${email} ${on(mailedAt)}`
        : `The email to ${email} goes out within a day`
  return `${how}${openedAt ? `; opened ${on(openedAt)}` : '; not opened yet'}. Asked for by ${dateInWords(ask.wantedBy)}.`
}
