import { useMutation, useQueryClient } from '@tanstack/react-query'
import { mutation, query } from '../../../platform/api.ts'
import { notifyFailure } from '../../../platform/notify.ts'

export function useAddNote(studentId: string) {
  return useMutation({
    ...mutation('POST /advising/students/{id}/notes'),
    onError: (error) => notifyFailure('The note was not saved', error),
    onSettled: useRefresh(studentId),
  })
}

export function useChangeNote(studentId: string) {
  return useMutation({
    ...mutation('PATCH /advising/notes/{id}'),
    onError: (error) => notifyFailure('The note was not saved', error),
    onSettled: useRefresh(studentId),
  })
}

export function useDeleteNote(studentId: string) {
  return useMutation({
    ...mutation('DELETE /advising/notes/{id}'),
    onError: (error) => notifyFailure('The note was not deleted', error),
    onSettled: useRefresh(studentId),
  })
}

/** Ended when the notes have been read again, so that a saved text never gives way to what stood there before. */
function useRefresh(studentId: string) {
  const queryClient = useQueryClient()
  return () => queryClient.invalidateQueries(query('GET /advising/students/{id}/notes', { id: studentId }))
}
