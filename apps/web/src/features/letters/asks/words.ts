import { isOpen } from '@bearings/domain/letters/rules'
import type { Ask } from '@bearings/domain/letters/schema'
import type { Recommender } from '@bearings/domain/recommenders/schema'
import { dateInWords, dayIn } from '#platform/dates.ts'

/** Says how far a request is, and by whom it was answered, for the student. */
export function askInWords(ask: Ask, { letters }: Pick<Recommender, 'letters'>, timeZone: string): string {
  const { state, email, askedAt, mailedAt, openedAt, answeredAt, promisedOn } = ask
  const on = (instant: string) => dayIn(timeZone, instant)
  if (state === 'withdrawn') return 'You took your request back.'
  if (state === 'declined') return 'They cannot write this year.'
  if (state === 'forgotten')
    return 'They had their address deleted. Ask in person what becomes of your letters.'
  if (state === 'accepted') {
    const by = ask.answeredBy === 'link' ? 'with the link you handed over' : 'with the mailed link'
    const promise = promisedOn ? `, promised by ${dateInWords(promisedOn)}` : ''
    const isDone = !isOpen({ state, letters })
    return `${isDone ? 'Done. ' : ''}Accepted${answeredAt ? ` ${on(answeredAt)}` : ''} ${by}${promise}.`
  }
  const how =
    email === null
      ? `Link made ${on(askedAt)}: give it to them yourself`
      : mailedAt
        ? `Mailed to ${email} ${on(mailedAt)}`
        : `The mail to ${email} leaves with their next, within a day`
  return `${how}${openedAt ? `; opened ${on(openedAt)}` : '; not opened yet'}. Wanted by ${dateInWords(ask.wantedBy)}.`
}
