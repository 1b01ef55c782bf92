import { z } from 'zod'
import { endpoint, type Endpoints } from '#endpoint.ts'
import { Caseload, Move, NewMove } from './schema.ts'

const id = z.object({ id: z.uuid() })

export const moves = {
  'GET /advising/caseloads/{id}': endpoint(['admin'], {
    summary: 'Count an advisor’s students, and show the last hand-over while it can be taken back',
    params: id,
    response: Caseload,
  }),

  'POST /advising/moves': endpoint(['admin'], {
    summary: 'Hand all students whom the school assigned to one advisor over to another',
    body: NewMove,
    response: Move,
  }),

  'POST /advising/moves/{id}/undo': endpoint(['admin'], {
    summary: 'Take a hand-over back within ten minutes',
    params: id,
    response: Move,
  }),
} satisfies Endpoints
