import { useMutation } from '@tanstack/react-query'
import { mutation } from '#platform/queries/api.ts'

export function useChangeNotifications() {
  return {
    read: useMutation(mutation('POST /notifications/{id}/read', 'Not marked as read')),
    readAll: useMutation(mutation('POST /notifications/read', 'Not marked as read')),
    remove: useMutation(mutation('DELETE /notifications/{id}', 'Not deleted')),
  }
}
