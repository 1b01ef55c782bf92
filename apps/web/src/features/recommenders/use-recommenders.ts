import type { Recommender } from '@bearings/domain/recommenders/schema'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { keepDraft } from '#platform/drafts/drafts.ts'
import { notify } from '#platform/notify.ts'
import { call, mutation, sentNow } from '#platform/queries/api.ts'
import { takeBack } from '#platform/queries/optimistic.ts'
import { retryWhenReachable } from '#platform/reachability.ts'
import { useMe } from '#platform/session/me.ts'
import { notifyWithUndo } from '#ui/notify-with-undo.ts'
import { draftKey } from './recommender-form.ts'
import { changeAll, showSent } from './recommenders-cache.ts'

/**
 * Adds a recommender, shown once the server has saved them.
 * @param onAdded Called even if the page was left meanwhile.
 */
export function useAddRecommender(onAdded: () => void) {
  const queryClient = useQueryClient()
  return useMutation({
    ...sentNow('POST /recommenders', 'Not added'),
    onSuccess: async (added) => {
      await changeAll(queryClient, (all) => [...all, added])
      onAdded()
      notify({ title: `${added.name} added` })
    },
  })
}

/**
 * Changes a recommender, shown once the server has saved the change.
 * @param onChanged Called even if the page was left meanwhile.
 */
export function useChangeRecommender(onChanged: () => void) {
  const queryClient = useQueryClient()
  return useMutation({
    ...sentNow('PATCH /recommenders/{id}', 'Not saved'),
    onSuccess: async (changed) => {
      await changeAll(queryClient, (all) => all.map((one) => (one.id === changed.id ? changed : one)))
      onChanged()
      notify({ title: 'Saved' })
    },
  })
}

/**
 * Marks a letter as sent on a day, or as not sent. The change is shown at once, and undone if the server
 * refuses it.
 */
export function useTickLetter() {
  const queryClient = useQueryClient()
  return useMutation({
    ...mutation('PUT /recommenders/{id}/letters/{entryId}'),
    retry: retryWhenReachable,
    onMutate: async (ticked) => ({ undo: await showSent(queryClient, ticked) }),
    onError: takeBack('Not saved'),
  })
}

/** Deletes a recommender immediately, with any draft; the toast offers Undo. */
export function useDeleteRecommender() {
  const queryClient = useQueryClient()
  const { userId } = useMe()
  const restore = useMutation(mutation('POST /recommenders', 'Not restored'))
  const remove = useMutation({
    ...mutation('DELETE /recommenders/{id}'),
    mutationFn: ({ id }: Recommender) => call('DELETE /recommenders/{id}', { id }),
    onMutate: async ({ id }) => ({
      undo: await changeAll(queryClient, (all) => all.filter((one) => one.id !== id)),
    }),
    onSuccess: (_, { id, ...recommender }) => {
      keepDraft(userId, draftKey({ id }), null)
      notifyWithUndo(`Deleted: ${recommender.name}`, () => restore.mutate(recommender))
    },
    onError: takeBack('Not deleted'),
  })
  return (recommender: Recommender) => remove.mutate(recommender)
}
