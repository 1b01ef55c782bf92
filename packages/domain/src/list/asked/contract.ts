import { z } from 'zod'
import { endpoint, type Endpoints } from '#endpoint.ts'
import { AskedOfEntry, EverythingTaken, EverythingToTake } from './schema.ts'

export const asked = {
  'GET /schools/list/asked': endpoint(['student'], {
    summary: 'List what the colleges of my unsent applications ask for, beside their checklists',
    response: z.array(AskedOfEntry),
  }),

  'POST /schools/list/asked': endpoint(['student'], {
    summary:
      'Add what several colleges ask for: required essays and changes of the checklists, all or nothing',
    body: EverythingToTake,
    response: EverythingTaken,
  }),

  'POST /schools/list/asked/undo': endpoint(['student'], {
    summary: 'Undo that, but for what was begun meanwhile',
    body: EverythingTaken,
  }),
} satisfies Endpoints
