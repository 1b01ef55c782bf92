import { bestKnownFirst } from '@bearings/domain/schools/find/best-known'
import { decodeFinding } from '@bearings/domain/schools/find/finding-file'
import type { FindingFile } from '@bearings/domain/schools/find/schema'

/** Apart from the query, which every page knows to fetch ahead. */
export function readFinding(text: string): FindingFile {
  const file = decodeFinding(text)
  return { ...file, colleges: bestKnownFirst(file.colleges) }
}
