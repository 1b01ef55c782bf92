import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { query } from '#platform/api.ts'
import type { Suggestion } from '#ui/suggest-input.tsx'

/** AP and IB courses that fit what is typed, without those listed already. */
export function useCourseSuggestions(text: string, listed: string[]): Suggestion[] {
  const [q] = useDebouncedValue(text.trim(), 150)
  const { data } = useQuery({
    ...query('GET /schools/courses', { q, limit: 8 }),
    enabled: q !== '',
    placeholderData: keepPreviousData,
  })
  if (text.trim() === '') return []
  return (data ?? [])
    .filter(({ name }) => !listed.includes(name))
    .map(({ name, category }) => ({ value: name, hint: category }))
}
