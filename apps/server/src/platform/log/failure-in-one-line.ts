import { truncateLine } from '@bearings/domain/truncate'

/**
 * Describes an error in one line, short enough for a table and without a query's values: the ORM's error
 * contains them, but the database error behind it does not.
 */
export function failureInOneLine(error: unknown): string {
  const first = error instanceof Error && error.cause instanceof Error ? error.cause : error
  const message = first instanceof Error ? first.message : String(first)
  const [line = ''] = message.trim().split('\n')
  return truncateLine(line, 299)
}
