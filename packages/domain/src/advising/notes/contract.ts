import { z } from 'zod'
import { endpoint, type Endpoints } from '#endpoint.ts'
import { AdvisorNote, NoteChanges, NoteText } from './schema.ts'

const one = z.object({ id: z.uuid() })

export const notes = {
  'GET /advising/students/{id}/notes': endpoint(['advisor'], {
    summary: 'List my private notes on one of my students, newest first',
    params: one,
    response: z.array(AdvisorNote),
  }),

  'POST /advising/students/{id}/notes': endpoint(['advisor'], {
    summary: 'Write a private note on one of my students',
    params: one,
    body: NoteText,
    response: AdvisorNote,
  }),

  'PATCH /advising/notes/{id}': endpoint(['advisor'], {
    summary: 'Change one of my notes, or whether it goes to whoever takes the student over',
    params: one,
    body: NoteChanges,
    response: AdvisorNote,
  }),

  'DELETE /advising/notes/{id}': endpoint(['advisor'], {
    summary: 'Delete one of my notes',
    params: one,
  }),
} satisfies Endpoints
