import { useMutation, useQueryClient } from '@tanstack/react-query'
import { mutation } from '../../platform/api.ts'
import { notifyFailure } from '../../platform/notify.ts'

/** What a person can do with their notifications; each asks again for the list when it is done. */
export function useChangeNotifications() {
  const queryClient = useQueryClient()
  const onSettled = () => queryClient.invalidateQueries({ queryKey: ['GET /notifications'] })

  return {
    read: useMutation({
      ...mutation('POST /notifications/{id}/read'),
      onError: (error) => notifyFailure('Not marked as read', error),
      onSettled,
    }),
    readAll: useMutation({
      ...mutation('POST /notifications/read'),
      onError: (error) => notifyFailure('Not marked as read', error),
      onSettled,
    }),
    remove: useMutation({
      ...mutation('DELETE /notifications/{id}'),
      onError: (error) => notifyFailure('Not deleted', error),
      onSettled,
    }),
  }
}
