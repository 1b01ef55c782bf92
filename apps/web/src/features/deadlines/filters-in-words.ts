import type { DeadlinesSearch } from './deadlines-search.ts'
import { sourceNames } from './source-icon.tsx'

/**
 * Says on paper, where the filters are not printed, which dates these are; `null` if they are all that are open.
 * @param school The name of the school that is asked for, if it is known.
 */
export function filtersInWords(
  { source, late, done, tests, school: asked }: DeadlinesSearch,
  school?: string,
): string | null {
  const parts = [
    source && sourceNames[source],
    asked && (school ?? 'one school'),
    late && 'only late ones',
    done && 'also what is done',
    tests === false && 'no SAT or ACT dates',
  ].filter(Boolean)
  return parts.length > 0 ? `Shown: ${parts.join(', ')}.` : null
}
