import { useMutation } from '@tanstack/react-query'
import { notifyFailure } from '#platform/notify.ts'
import { mutation } from '#platform/queries/api.ts'

export function useChangeNotifications() {
  return {
    read: useMutation({
      ...mutation('POST /notifications/{id}/read'),
      onError: (error) => notifyFailure('Not marked as read', error),
    }),
    readAll: useMutation({
      ...mutation('POST /notifications/read'),
      onError: (error) => notifyFailure('Not marked as read', error),
    }),
    remove: useMutation({
      ...mutation('DELETE /notifications/{id}'),
      onError: (error) => notifyFailure('Not deleted', error),
    }),
  }
}
