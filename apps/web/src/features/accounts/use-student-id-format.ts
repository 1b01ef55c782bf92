import type { StudentIdFormat } from '@bearings/domain/accounts/schema'
import { exampleOf } from '@bearings/domain/accounts/student-id/rules'
import { bounds } from '@bearings/domain/advising/options'
import { say } from '@bearings/domain/say'
import { useQuery } from '@tanstack/react-query'
import { query } from '#platform/queries/api.ts'

/** In the sign-up form and in Settings. Each adds where the switch is. */
function aboutStudentId(): string {
  return say(
    'From your school. An advisor who types {least} characters of it sees your name, student ID and high school.',
    { least: bounds.searched.min },
  )
}

const formatQuery = query('GET /student-id-format')

/**
 * Returns how student IDs are written here; `null` if there is no format, and until it is loaded, because the
 * server checks anyway.
 */
export function useStudentIdFormat() {
  const format = useQuery(formatQuery).data?.format ?? null
  return { format, about: aboutWith(format) }
}

/** Returns the help text beside the field. */
function aboutWith(format: StudentIdFormat): string {
  if (format === null) return aboutStudentId()
  const hint = format.hint === '' ? '' : ` ${format.hint}`
  return `${say('It looks like {example}.', { example: exampleOf(format.mask) })}${hint} ${aboutStudentId()}`
}
