import { most } from '@bearings/domain/archive/options'
import type { ImportResult } from '@bearings/domain/archive/schema'
import { Failure } from '@bearings/domain/failure'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { upload } from '#platform/files/upload.ts'
import { holdPage } from '#platform/hold-page.ts'
import { notify, notifyFailure } from '#platform/notify.ts'
import { useIsShown } from '#ui/use-is-shown.ts'

/** A chosen archive, and what importing it would bring. */
export type Seen = { file: File; seen: ImportResult }

/** Asks the server what importing an archive would bring. Nothing is imported yet. */
export function useSeeArchive() {
  /** The share of the file that has been uploaded, from 0 to 1. */
  const [sent, setSent] = useState(0)
  const seeing = useMutation({
    mutationFn: async (file: File): Promise<Seen> => {
      if (file.size > most.zipBytes) throw new Failure('TOO_LARGE')
      return { file, seen: await upload<ImportResult>('/me/archive?apply=no', file, setSent) }
    },
    networkMode: 'always',
    onMutate: () => setSent(0),
  })
  return { ...seeing, sent: seeing.isPending ? sent : null }
}

/** Uploads the archive again to import it. Afterwards everything read before is stale. */
export function useImportArchive(onDone: () => void) {
  const queryClient = useQueryClient()
  const isShown = useIsShown()
  const [sent, setSent] = useState(0)
  const importing = useMutation({
    mutationFn: (file: File) => holdPage(upload<ImportResult>('/me/archive?apply=yes', file, setSent)),
    networkMode: 'always',
    onMutate: () => setSent(0),
    onSuccess: async () => {
      notify({ title: 'Archive imported', message: 'Your profile, schools, essays and weeks are back.' })
      onDone()
      await queryClient.invalidateQueries()
    },
    onError: (error) => {
      if (!isShown.current) notifyFailure('The archive was not imported', error)
    },
  })
  return { ...importing, sent: importing.isPending ? sent : null }
}
