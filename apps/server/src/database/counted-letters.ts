import { ListStatus } from '@bearings/domain/list/schema'
import { takesLetters } from '@bearings/domain/recommenders/rules'
import { type AnyColumn, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { texts } from './sql.ts'
import { hasCommitted } from './still-required.ts'
import { listEntries } from './tables/list.ts'
import { recommenderLetters } from './tables/recommenders.ts'

/** The statuses of a school that still takes letters, as a list for `in`. */
export const takingLetters = texts(ListStatus.options.filter((status) => takesLetters({ status })))

/** Whether a school on the list still takes letters: none after a commitment. */
export function takesMore(entry: { userId: AnyColumn; status: AnyColumn } = listEntries): SQL {
  return sql`(${entry.status} in (${takingLetters}) and not ${hasCommitted(entry)})`
}

/** Whether a letter counts: its school is on the list, and it was sent or is still of use there. Needs both tables. */
export const isCountedLetter = sql<boolean>`(${listEntries.trashedAt} is null
  and (${recommenderLetters.sentOn} is not null or ${takesMore()}))`

const entry = alias(listEntries, 'entry')
/** The letters of the recommender of the request of this name, for schools on the list. */
const lettersAsked = sql`from ${recommenderLetters} letter join ${listEntries} entry on entry.id = letter.entry_id
  where letter.recommender_id = request.recommender_id and entry.trashed_at is null`

/** Whether the request of this name waits for its recommender. As `isOpen` in the domain. */
export function isOpenRequest(): SQL {
  return sql`(request.state in ('asked', 'accepted') and exists (
      select 1 ${lettersAsked} and letter.sent_on is null and ${takesMore(entry)})
    or request.state = 'asked' and not exists (select 1 ${lettersAsked}))`
}

/** Whether every letter of the request of this name that is of use was sent. As `isDone` in the domain. */
export function isDoneRequest(): SQL {
  return sql`(request.state = 'accepted' and exists (select 1 ${lettersAsked} and letter.sent_on is not null)
    and not exists (select 1 ${lettersAsked} and letter.sent_on is null and ${takesMore(entry)}))`
}
