import { useMutation, useQueryClient } from '@tanstack/react-query'
import { knownEntry, showEntry } from '#colleges/adding/school-cache.ts'
import { notifyFailure } from '#platform/notify.ts'
import { mutation } from '#platform/queries/api.ts'
import { retryWhenReachable } from '#platform/reachability.ts'
import { notifyWithUndo } from '#ui/notify-with-undo.ts'
import { dropsDate, planChangeInWords } from './plan-change-words.ts'

/**
 * Changes a school's status, plan, deadline or major. The change is shown at once, and undone if the server
 * refuses it. A date that it drops can be brought back.
 */
export function useChangeEntry() {
  const { mutate: undo } = useMutation(useChange())
  const change = useChange()

  return useMutation({
    ...change,
    onSuccess: (after, { id }, { before }) => {
      if (after.status === 'Accepted' && before?.status !== 'Accepted') markTheMoment()
      if (!before || !dropsDate(before, after)) return
      const { plan, deadline } = before
      const { title, words } = planChangeInWords(after.name, before, after)
      notifyWithUndo(title, () => undo({ id, plan, deadline }), words)
    },
  })
}

function useChange() {
  const queryClient = useQueryClient()

  return {
    ...mutation('PATCH /schools/list/{id}'),
    retry: retryWhenReachable,
    onMutate: async (changes: { id: string }) => {
      const before = knownEntry(queryClient, changes.id)
      return { before, undo: await showEntry(queryClient, changes) }
    },
    onError: (error: Error, _: unknown, shown: { undo: () => void } | undefined) => {
      shown?.undo()
      notifyFailure('Not saved', error)
    },
  }
}

/** A quiet one: nothing moves for whoever prefers that, and nobody waits for its code. */
function markTheMoment(): void {
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return
  void import('./accepted-moment.tsx').then(({ showMoment }) => showMoment()).catch(() => {})
}
