import { bestKnownFirst } from '@bearings/domain/colleges/find/best-known'
import { decodingFinding } from '@bearings/domain/colleges/find/finding-file'
import type { FindingFile } from '@bearings/domain/colleges/find/schema'
import { inSlices } from '#platform/loading/in-slices.ts'

/** Decodes the file. In its own file, so that pages which only prefetch it do not load the decoder. */
export async function readFinding(text: string): Promise<FindingFile> {
  const file = await inSlices(decodingFinding(text))
  return { ...file, colleges: bestKnownFirst(file.colleges) }
}
