import { useMutation, useQueryClient } from '@tanstack/react-query'
import { mutation, query } from '#platform/api.ts'
import { notifyFailure } from '#platform/notify.ts'
import { showAtOnce } from '#platform/optimistic.ts'

const { queryKey } = query('GET /money/steps')

/** Ticks off a step of applying for aid. It shows at once, and is taken back when the server refuses it. */
export function useTickStep() {
  const queryClient = useQueryClient()
  return useMutation({
    ...mutation('PUT /money/steps/{step}'),
    // One after the other: what was ticked last holds, however late an answer comes.
    scope: { id: 'aid-steps' },
    onMutate: async ({ step, done }) => {
      const doneAt = done ? new Date().toISOString() : null
      const undo = await showAtOnce(queryClient, queryKey, (before) => ({
        ...before,
        steps: before.steps.map((each) => (each.step === step ? { ...each, doneAt } : each)),
      }))
      return { undo }
    },
    onError: (error, _, shown) => {
      shown?.undo()
      notifyFailure('Not saved', error)
    },
  })
}
