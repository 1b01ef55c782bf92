import type { AskedLetter } from '@bearings/domain/advising/criteria/options'
import { askStates } from '@bearings/domain/letters/options'
import { standingOfLetter } from '@bearings/domain/letters/rules'
import { states } from '@bearings/domain/recommenders/options'
import { type SQL, sql } from 'drizzle-orm'
import { isCountedLetter } from '#database/counted-letters.ts'
import { texts } from '#database/sql.ts'
import { letterRequests } from '#database/tables/letters.ts'
import { listEntries } from '#database/tables/list.ts'
import { recommenderLetters, recommenders } from '#database/tables/recommenders.ts'
import { users } from '#database/tables/users.ts'

/** Whether somebody writes a letter that counts to a row of `list_entries`, a user's, of which one of these is true. */
export function hasLetter(asked: readonly AskedLetter[], now: Date): SQL {
  const today = sql`(${now.toISOString()}::timestamptz at time zone ${users.timeZone})::date`
  const day = sql`coalesce(${letterRequests.promisedOn}, ${letterRequests.wantedBy})`
  return sql`exists (select from ${recommenderLetters}
    join ${recommenders} on ${recommenders.id} = ${recommenderLetters.recommenderId}
    left join ${letterRequests} on ${letterRequests.recommenderId} = ${recommenders.id}
    where ${recommenderLetters.entryId} = ${listEntries.id} and ${isCountedLetter}
    and concat_ws(' ', coalesce(${letterRequests.state}, 'noted ' || ${recommenders.state}),
      case when ${recommenderLetters.sentOn} is null then 'open' else 'sent' end,
      case when ${day} < ${today} then 'past' end) in (${texts(casesOf(asked))}))`
}

const [yesterday, tomorrow, today] = ['2026-01-01', '2026-01-03', '2026-01-02']

/** Every case of a letter, as a few words, in which the rule says one of these. */
function casesOf(asked: readonly AskedLetter[]): string[] {
  const isAsked = (letter: Parameters<typeof standingOfLetter>[0]) =>
    asked.some((each) => each === standingOfLetter(letter, today))
  return (['open', 'sent'] as const).flatMap((sent) => {
    const sentOn = sent === 'sent' ? yesterday : null
    const ofRequests = askStates.flatMap((state) =>
      [yesterday, tomorrow].flatMap((wantedBy) => {
        const request = { state, wantedBy, promisedOn: null }
        const words = `${state} ${sent}${wantedBy < today ? ' past' : ''}`
        return isAsked({ request, noted: 'asked', sentOn }) ? [words] : []
      }),
    )
    const ofNotes = states.flatMap((noted) =>
      isAsked({ request: null, noted, sentOn }) ? [`noted ${noted} ${sent}`] : [],
    )
    return [...ofRequests, ...ofNotes]
  })
}
