import { bounds } from '@bearings/domain/advising/options'
import { faultInText } from '@bearings/domain/field-bounds'
import { useMutation } from '@tanstack/react-query'
import { mutation } from '#platform/queries/api.ts'

export const noteRules = { validate: { content: (text: string) => faultInText(text, bounds.note) } }

type Words = { content: string }

/** Waits for the refetch, so that a saved text is never briefly replaced by the one before. */
const untilRead = { endsWhenRead: true } as const

/** @param onSaved Called with what was saved once it is read again, even if the page was left meanwhile. */
export function useAddNote(onSaved: (saved: Words) => void) {
  return useMutation({
    ...mutation('POST /advising/students/{id}/notes', 'The note was not saved'),
    onSettled: (_, error, { content }) => !error && onSaved({ content }),
    meta: untilRead,
  })
}

/** @param onSaved As of `useAddNote`. */
export function useChangeNote(onSaved: (saved: Words) => void) {
  return useMutation({
    ...mutation('PATCH /advising/notes/{id}', 'The note was not saved'),
    onSettled: (_, error, { content }) => !error && content !== undefined && onSaved({ content }),
    meta: untilRead,
  })
}

export function useDeleteNote() {
  return useMutation({
    ...mutation('DELETE /advising/notes/{id}', 'The note was not deleted'),
    meta: untilRead,
  })
}
