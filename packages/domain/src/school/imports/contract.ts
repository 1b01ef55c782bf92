import { z } from 'zod'
import { endpoint, type Endpoints } from '#endpoint.ts'
import { RosterImport, UndoneRoster } from './schema.ts'

export const imports = {
  'GET /school/imports': endpoint(['admin'], {
    summary: 'List the files of people that were imported, latest first',
    response: z.array(RosterImport),
  }),

  'POST /school/imports/{id}/undo': endpoint(['admin'], {
    summary: 'Undo the latest import: what it added is removed, what it changed or ended is as before',
    params: z.object({ id: z.uuid() }),
    response: UndoneRoster,
  }),
} satisfies Endpoints
