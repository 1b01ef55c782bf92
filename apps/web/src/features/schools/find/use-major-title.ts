import { useQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import type { MajorTitle } from './filter-words.ts'
import { taughtMajors } from './finding-query.ts'

/** What codes of majors stand for, once that is here; until then, that there is one. */
export function useMajorTitle(): MajorTitle {
  const { data: file } = useQuery({ ...taughtMajors, enabled: false })
  return useCallback((code) => file?.majors.find((major) => major.code === code)?.title ?? 'A major', [file])
}
