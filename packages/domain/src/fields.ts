import { z } from 'zod'
import { calendarDates, dueDates, faultIn } from './calendar-dates.ts'
import {
  addressBounds,
  addressPattern,
  faultInText,
  type NumberBounds,
  numberWanted,
  storedText,
  type TextBounds,
} from './field-bounds.ts'

/*
 * The kinds of fields that people fill in. An endpoint's input is described with these. Its response is not
 * checked against them again, so that a row from before a limit can still be shown.
 */

/** The default bounds, up to the largest value of PostgreSQL's `integer`. */
const anyCount: NumberBounds = { min: 0, max: 2_147_483_647 }

/** Makes the schema of a text that is within these bounds and that the database can store. */
export function Text(bounds: TextBounds) {
  const { min = 0, max } = bounds
  return (
    z
      .string()
      .overwrite((given) => storedText(given, bounds))
      .refine((given) => faultInText(given, bounds) === null, {
        error: ({ input }) => faultInText(String(input), bounds) ?? '',
      })
      // For the OpenAPI document, which cannot see into a function.
      .meta({ maxLength: max, ...(min > 0 && { minLength: min }) })
  )
}

const isoDate = z.iso.date('Enter a date such as 2026-11-30, with a four-digit year.')

/** Makes the schema of a `YYYY-MM-DD` within these bounds, both included. Such dates sort as text. */
function dateBetween(bounds: { least: string; most: string }) {
  return isoDate.refine((date) => faultIn(date, bounds) === null, {
    error: ({ input }) => faultIn(String(input), bounds) ?? '',
    abort: true,
  })
}

/** A date, as `YYYY-MM-DD`. */
export const CalendarDate = dateBetween(calendarDates)
export const DueDate = dateBetween(dueDates)
/** An instant whose date is a `CalendarDate`. */
export const Instant = z.iso
  .datetime()
  .refine((instant) => faultIn(instant.slice(0, 10), calendarDates) === null, {
    error: ({ input }) => faultIn(String(input).slice(0, 10), calendarDates) ?? '',
    abort: true,
  })
/** A date in a response, whatever bounds applied when it was stored. */
export const StoredDate = z.iso.date()

/** Makes the schema of a whole number within these bounds, both included. */
export function WholeNumber(given: Partial<NumberBounds> = {}) {
  const bounds = { ...anyCount, ...given }
  const error = numberWanted(bounds)
  return z.int(error).min(bounds.min, error).max(bounds.max, error)
}

/** Makes the schema of a whole number in a query string, where it arrives as text. */
export function WholeNumberInQuery(bounds: Partial<NumberBounds> = {}) {
  return z.coerce.number().pipe(WholeNumber(bounds))
}

/** The id of a row, in lower case as the database returns it, because ids are compared as text. */
export const Id = z.uuid().toLowerCase()

/**
 * Returns the parameters of a path with every id in lower case, as the database returns it. In capitals it names the
 * same row, but as text it would be another id: to rules that compare ids, and to the encryption, which binds a value
 * to the id of its row.
 */
export function withIdsInLowerCase<T>(params: Readonly<Record<string, T>>): Record<string, T | string> {
  return Object.fromEntries(
    Object.entries(params).map(([name, value]) => [name, Id.safeParse(value).data ?? value]),
  )
}

/** The number of times that something has been saved, by which a save names the version it is based on. */
export const Revision = WholeNumber()

/** An email address, in lower case. */
export const Address = z
  .string()
  .max(addressBounds.max, 'Unable to validate email address: invalid format')
  .regex(addressPattern, 'Unable to validate email address: invalid format')
  .toLowerCase()
