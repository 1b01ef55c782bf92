import { carriedFile, most } from '@bearings/domain/archive/options'
import type { Carried } from '@bearings/domain/archive/schema'
import { useMutation } from '@tanstack/react-query'
import { call, mutation } from '#platform/api.ts'
import { notify } from '#platform/notify.ts'
import { fileInZip, TooLarge } from './file-in-zip.ts'

/** Said of a file that is no archive. */
export class NoArchive extends Error {}

/** Reads an archive and asks the server what would come of it; nothing is written by that. */
export function useSeeArchive() {
  return useMutation({
    mutationFn: async (file: File) => {
      const content = await carriedIn(file)
      return { content, seen: await call('POST /me/archive', { content, apply: false }) }
    },
    networkMode: 'always',
  })
}

export function useBringIn(onDone: () => void) {
  return useMutation({
    ...mutation('POST /me/archive'),
    onSuccess: () => {
      notify({ title: 'Your archive is here', message: 'Your profile, schools, essays and weeks are back.' })
      onDone()
    },
  })
}

/** What it holds the server checks. The file alone is taken as well, for whoever has unpacked the archive. */
async function carriedIn(file: File): Promise<Carried> {
  const isUnpacked = file.name.endsWith('.json')
  if (isUnpacked && file.size > most.bytes) throw new TooLarge()
  try {
    const text = isUnpacked ? await file.text() : await fileInZip(file, carriedFile, most.bytes)
    const content = JSON.parse(text ?? '') as Carried
    if (content.format === 'bearings 1') return content
  } catch (error) {
    if (error instanceof TooLarge) throw error
    // A damaged ZIP, or no JSON: no archive.
  }
  throw new NoArchive()
}
