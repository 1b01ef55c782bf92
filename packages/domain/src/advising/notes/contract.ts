import { z } from 'zod'
import { endpoint, type Endpoints, noContent } from '#endpoint.ts'
import { AdvisorNote, NoteText } from './schema.ts'

const one = z.object({ id: z.uuid() })

export const notes = {
  'GET /advising/students/{id}/notes': endpoint(['advisor'], {
    summary: 'My private notes on one of my students, the newest first',
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
    summary: 'Change a note of mine',
    params: one,
    body: NoteText,
    response: AdvisorNote,
  }),

  'DELETE /advising/notes/{id}': endpoint(['advisor'], {
    summary: 'Delete a note of mine',
    params: one,
    response: noContent,
  }),
} satisfies Endpoints
