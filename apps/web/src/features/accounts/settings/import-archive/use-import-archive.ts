import { most } from '@bearings/domain/archive/options'
import type { ImportResult } from '@bearings/domain/archive/schema'
import { Failure } from '@bearings/domain/failure'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { notify } from '#platform/notify.ts'
import { upload } from '#platform/upload.ts'

/** An archive that was chosen, and what would come of it. */
export type Seen = { file: File; seen: ImportResult }

/** Has the server look into an archive and say what would come of it; nothing is written by that. */
export function useSeeArchive() {
  /** Which share of it has gone, from 0 to 1. */
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

/** Sends it once more, to stay. Everything that was read before is old after that. */
export function useImportArchive(onDone: () => void) {
  const queryClient = useQueryClient()
  const [sent, setSent] = useState(0)
  const importing = useMutation({
    mutationFn: (file: File) => upload<ImportResult>('/me/archive?apply=yes', file, setSent),
    networkMode: 'always',
    onMutate: () => setSent(0),
    onSuccess: async () => {
      notify({ title: 'Archive imported', message: 'Your profile, schools, essays and weeks are back.' })
      onDone()
      await queryClient.invalidateQueries()
    },
  })
  return { ...importing, sent: importing.isPending ? sent : null }
}
