import { bounds } from '@bearings/domain/advising/options'
import { faultInText } from '@bearings/domain/field-bounds'
import { useMutation } from '@tanstack/react-query'
import { notifyFailure } from '#platform/notify.ts'
import { mutation } from '#platform/queries/api.ts'

/** The validation of a note. */
export const noteRules = { validate: { content: (text: string) => faultInText(text, bounds.note) } }

/** Waits for the refetch, so that a saved text is never briefly replaced by the one before. */
const untilRead = { endsWhenRead: true } as const

export function useAddNote() {
  return useMutation({
    ...mutation('POST /advising/students/{id}/notes'),
    onError: (error) => notifyFailure('The note was not saved', error),
    meta: untilRead,
  })
}

export function useChangeNote() {
  return useMutation({
    ...mutation('PATCH /advising/notes/{id}'),
    onError: (error) => notifyFailure('The note was not saved', error),
    meta: untilRead,
  })
}

export function useDeleteNote() {
  return useMutation({
    ...mutation('DELETE /advising/notes/{id}'),
    onError: (error) => notifyFailure('The note was not deleted', error),
    meta: untilRead,
  })
}
