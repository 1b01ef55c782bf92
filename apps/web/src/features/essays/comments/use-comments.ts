import type { Anchor, EssayComment } from '@bearings/domain/essays/comments/schema'
import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { notify } from '#platform/notify.ts'
import { query, sentNow } from '#platform/queries/api.ts'
import { updateOptimistically } from '#platform/queries/optimistic.ts'
import { useSendId } from '#platform/send-id.ts'
import { useMe } from '#platform/session/me.ts'
import { whyNotSent } from './why-not-sent.ts'

/**
 * Reads the comments on an essay. They are refetched whenever the page regains focus, because the other side
 * may have commented.
 */
export function useComments(essayId: string) {
  return useQuery({ ...query('GET /essays/{id}/comments', { id: essayId }), refetchOnWindowFocus: 'always' })
}

type Written = { body: string; anchor?: Anchor | null | undefined }

/**
 * Returns the actions on comments. The server's response is shown immediately; related data is refetched.
 * @param onWritten Called with a comment that was added or changed, even if the page was left meanwhile.
 */
export function useChangeComments(essayId: string, onWritten?: (sent: Written) => void) {
  const queryClient = useQueryClient()
  const { role } = useMe()
  const show = async (comment: EssayComment) => {
    await changeComments(queryClient, essayId, (comments) =>
      comments.some(({ id }) => id === comment.id)
        ? comments.map((each) => (each.id === comment.id ? comment : each))
        : [...comments, comment],
    )
  }
  const written = async (comment: EssayComment, sent: Written) => {
    await show(comment)
    onWritten?.(sent)
  }
  // Offline, all of these fail at once; what was written stays on the device.
  const { mutationFn, ...sent } = sentNow('POST /essays/{id}/comments')
  const commentId = useSendId()

  return {
    add: useMutation({
      ...sent,
      mutationFn: (comment, context) => mutationFn!({ ...comment, commentId: commentId.at() }, context),
      onSettled: commentId.onSettled,
      onSuccess: written,
      onError: (error, { parentId }) => {
        const message = whyNotSent(error, { role, isAnswer: parentId != null })
        notify({ title: 'Not sent', message, color: 'coral' })
      },
    }),
    change: useMutation({
      ...sentNow('PATCH /essays/{id}/comments/{commentId}', 'Not changed'),
      onSuccess: written,
    }),
    remove: useMutation({
      ...sentNow('DELETE /essays/{id}/comments/{commentId}', 'Not deleted'),
      onSuccess: (_, { commentId }) =>
        changeComments(queryClient, essayId, (comments) =>
          comments.filter(({ id, parentId }) => id !== commentId && parentId !== commentId),
        ),
    }),
    resolve: useMutation({
      ...sentNow('POST /essays/{id}/comments/{commentId}/resolve', 'Not resolved'),
      onSuccess: show,
    }),
    reopen: useMutation({
      ...sentNow('POST /essays/{id}/comments/{commentId}/reopen', 'Not reopened'),
      onSuccess: show,
    }),
  }
}

function changeComments(
  queryClient: QueryClient,
  essayId: string,
  change: (comments: EssayComment[]) => EssayComment[],
) {
  return updateOptimistically(
    queryClient,
    query('GET /essays/{id}/comments', { id: essayId }).queryKey,
    change,
  )
}
