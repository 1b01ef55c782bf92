import { ListStatus } from '@bearings/domain/list/schema'
import { takesLetters } from '@bearings/domain/recommenders/rules'
import { sql } from 'drizzle-orm'
import { texts } from './sql.ts'
import { listEntries } from './tables/list.ts'
import { recommenderLetters } from './tables/recommenders.ts'

/** The statuses of a school that still takes letters, as a list for `in`. */
export const takingLetters = texts(ListStatus.options.filter((status) => takesLetters({ status })))

/** Whether a letter counts: its school is on the list, and it was sent or is still of use there. Needs both tables. */
export const isCountedLetter = sql`(${listEntries.trashedAt} is null
  and (${recommenderLetters.sentOn} is not null or ${listEntries.status} in (${takingLetters})))`
