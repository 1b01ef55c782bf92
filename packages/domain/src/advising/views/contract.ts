import { z } from 'zod'
import { endpoint, type Endpoints } from '#endpoint.ts'
import { NewRosterView, RosterView, RosterViewChanges, RosterViews, UsualColumns } from './schema.ts'

const one = z.object({ id: z.uuid() })

export const views = {
  'GET /advising/views': endpoint(['advisor'], {
    summary: 'List my saved views of My Students, and the columns that I see without one',
    response: RosterViews,
  }),

  'POST /advising/views': endpoint(['advisor'], {
    summary: 'Save a view of My Students under a name',
    body: NewRosterView,
    response: RosterView,
  }),

  'PATCH /advising/views/{id}': endpoint(['advisor'], {
    summary: 'Rename one of my views, or change its filter and columns',
    params: one,
    body: RosterViewChanges,
  }),

  'DELETE /advising/views/{id}': endpoint(['advisor'], {
    summary: 'Delete one of my views',
    params: one,
  }),

  'PUT /advising/columns': endpoint(['advisor'], {
    summary: 'Choose the columns of a table of My Students that I see without a view',
    body: UsualColumns,
  }),
} satisfies Endpoints
