import { z } from 'zod'
import { endpoint, type Endpoints } from '#endpoint.ts'
import { FindingFileNames, NewSavedSearch, SavedSearch, SavedSearchChanges } from './schema.ts'

const id = z.object({ id: z.uuid() })

export const find = {
  'GET /schools/find': endpoint('signed-in', {
    summary: 'Get the names of the search files; a file’s content never changes',
    response: FindingFileNames,
  }),

  'GET /schools/find/searches': endpoint(['student'], {
    summary: 'List my saved searches, by name',
    response: z.array(SavedSearch),
  }),

  'POST /schools/find/searches': endpoint(['student'], {
    summary: 'Save a search under a name',
    body: NewSavedSearch,
    response: SavedSearch,
  }),

  'PATCH /schools/find/searches/{id}': endpoint(['student'], {
    summary: 'Rename a saved search, or change its filters',
    params: id,
    body: SavedSearchChanges,
    response: SavedSearch,
  }),

  'DELETE /schools/find/searches/{id}': endpoint(['student'], {
    summary: 'Delete a saved search',
    params: id,
  }),
} satisfies Endpoints
