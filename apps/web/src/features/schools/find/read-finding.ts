import { bestKnownFirst } from '@bearings/domain/schools/find/best-known'
import { decodeFinding } from '@bearings/domain/schools/find/finding-file'
import type { FindingFile } from '@bearings/domain/schools/find/schema'

/** Decodes the file. In its own file, so that pages which only prefetch it do not load the decoder. */
export function readFinding(text: string): FindingFile {
  const file = decodeFinding(text)
  return { ...file, colleges: bestKnownFirst(file.colleges) }
}
