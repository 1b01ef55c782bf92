import type { NoteContent, ResearchNote } from '@bearings/domain/list/research/schema'
import { useQueryClient } from '@tanstack/react-query'
import { useAutosave } from '#platform/autosave/use-autosave.ts'
import { draftKey } from '#platform/drafts/draft-slots.ts'
import { afterWrite } from '#platform/queries/after-write.ts'
import { call, callKeepalive, query } from '#platform/queries/api.ts'
import { createNoteAutosave, type NoteAutosave } from './note-autosave.ts'

/** The most characters of JSON that a closing page may send; some take three bytes. */
const mostWhileLeaving = 20_000

/** Returns the key under which this device keeps a note's unsaved text. `id` is the list entry's. */
export function draftName(id: string): string {
  return `note.${id}`
}

/**
 * Keeps one note in this tab, connected to the device, the server and other tabs. `id` is the list entry's.
 */
export function useNoteAutosave(id: string, slot: number, note: ResearchNote) {
  const queryClient = useQueryClient()
  const newest = query('GET /schools/list/{id}/research', { id })

  return useAutosave<NoteContent, ResearchNote, NoteAutosave>(
    draftKey(draftName(id), slot),
    note,
    (left, device) =>
      createNoteAutosave(note, left, {
        ...device,
        save(content, basedOn, occasion) {
          const isGoing = occasion === 'hide' || occasion === 'leave'
          const isShort = isGoing && JSON.stringify(content).length < mostWhileLeaving
          return (isShort ? callKeepalive : call)('PUT /schools/list/{id}/research', { id, content, basedOn })
        },
        load: () => queryClient.fetchQuery({ ...newest, staleTime: 0 }),
        onSaved(saved) {
          queryClient.setQueryData(newest.queryKey, saved)
          afterWrite(
            queryClient,
            'PUT /schools/list/{id}/research',
            { id },
            'GET /schools/list/{id}/research',
          )
        },
      }),
  )
}
