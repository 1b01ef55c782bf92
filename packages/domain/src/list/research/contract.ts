import { z } from 'zod'
import { endpoint, type Endpoints } from '#endpoint.ts'
import { ResearchNote, SaveNote } from './schema.ts'

const entry = z.object({ id: z.uuid() })

export const research = {
  'GET /schools/list/{id}/research': endpoint(['student'], {
    summary: 'Get my research note on a school on my list',
    params: entry,
    response: ResearchNote,
  }),

  'PUT /schools/list/{id}/research': endpoint(['student'], {
    summary: 'Save the note; refused if it was saved elsewhere since the revision it is based on',
    params: entry,
    body: SaveNote,
    response: ResearchNote.omit({ content: true }),
  }),
} satisfies Endpoints
