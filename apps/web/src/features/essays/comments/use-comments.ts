import type { EssayComment } from '@bearings/domain/essays/comments/schema'
import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { mutation, query } from '#platform/api.ts'
import { notifyFailure } from '#platform/notify.ts'
import { showAtOnce } from '#platform/optimistic.ts'

/** What is said on an essay. The other side may have said something, so it is asked again at every return. */
export function useComments(essayId: string) {
  return useQuery({ ...query('GET /essays/{id}/comments', { id: essayId }), refetchOnWindowFocus: 'always' })
}

/** What can be done about comments. What the server answers is shown at once; the rest is asked for again. */
export function useChangeComments(essayId: string) {
  const queryClient = useQueryClient()
  const show = async (comment: EssayComment) => {
    await changeComments(queryClient, essayId, (comments) =>
      comments.some(({ id }) => id === comment.id)
        ? comments.map((each) => (each.id === comment.id ? comment : each))
        : [...comments, comment],
    )
  }
  // Without a network it says so at once: what was written stays on the device.
  const always = { networkMode: 'always' } as const
  const failed = (title: string) => (error: Error) => notifyFailure(title, error)

  return {
    add: useMutation({
      ...mutation('POST /essays/{id}/comments'),
      ...always,
      onSuccess: show,
      onError: failed('Not sent'),
    }),
    change: useMutation({
      ...mutation('PATCH /essays/{id}/comments/{commentId}'),
      ...always,
      onSuccess: show,
      onError: failed('Not changed'),
    }),
    remove: useMutation({
      ...mutation('DELETE /essays/{id}/comments/{commentId}'),
      ...always,
      onSuccess: (_, { commentId }) =>
        changeComments(queryClient, essayId, (comments) =>
          comments.filter(({ id, parentId }) => id !== commentId && parentId !== commentId),
        ),
      onError: failed('Not deleted'),
    }),
    resolve: useMutation({
      ...mutation('POST /essays/{id}/comments/{commentId}/resolve'),
      ...always,
      onSuccess: show,
      onError: failed('Not resolved'),
    }),
    reopen: useMutation({
      ...mutation('POST /essays/{id}/comments/{commentId}/reopen'),
      ...always,
      onSuccess: show,
      onError: failed('Not reopened'),
    }),
  }
}

function changeComments(
  queryClient: QueryClient,
  essayId: string,
  change: (comments: EssayComment[]) => EssayComment[],
) {
  return showAtOnce(queryClient, query('GET /essays/{id}/comments', { id: essayId }).queryKey, change)
}
