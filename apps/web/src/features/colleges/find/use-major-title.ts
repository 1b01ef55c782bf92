import { useQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import { taughtMajors } from '#colleges/search/finding-query.ts'
import type { MajorTitle } from './filter-words.ts'

/**
 * Returns a function from a major's code to its title, once the titles are loaded; until then it returns "A
 * major".
 */
export function useMajorTitle(): MajorTitle {
  const { data: file } = useQuery({ ...taughtMajors, enabled: false })
  return useCallback((code) => file?.majors.find((major) => major.code === code)?.title ?? 'A major', [file])
}
