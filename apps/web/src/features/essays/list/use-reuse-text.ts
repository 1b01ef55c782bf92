import type { EssaySummary } from '@bearings/domain/essays/schema'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { notify, notifyFailure } from '#platform/notify.ts'
import { call } from '#platform/queries/api.ts'
import { notifyWithUndo } from '#ui/notify-with-undo.ts'
import { showEssay } from '../essays-cache.ts'

const writes = ['PUT /essays/{id}/text'] as const

type Reuse = { essay: EssaySummary; similar: EssaySummary }

/** Copies one essay's text into another that is empty. The toast offers to undo it. */
export function useReuseText() {
  const queryClient = useQueryClient()

  const empty = useMutation({
    mutationFn: ({ id, basedOn }: { id: string; basedOn: number }) =>
      call('PUT /essays/{id}/text', { id, basedOn, content: '' }),
    meta: { writes },
    onSuccess: async (saved) => {
      await showEssay(queryClient, saved)
      notify({ title: 'The essay is empty again' })
    },
    onError: (error) => notifyFailure('Not undone', error),
  })

  return useMutation({
    mutationFn: async ({ essay, similar }: Reuse) => {
      const { content } = await call('GET /essays/{id}', { id: similar.id })
      return call('PUT /essays/{id}/text', { id: essay.id, basedOn: essay.revision, content })
    },
    meta: { writes },
    onSuccess: async (saved) => {
      await showEssay(queryClient, saved)
      notifyWithUndo('Text copied. Now tailor it to this school.', () =>
        empty.mutate({ id: saved.id, basedOn: saved.revision }),
      )
    },
    onError: (error) => notifyFailure('Not copied', error),
  })
}
