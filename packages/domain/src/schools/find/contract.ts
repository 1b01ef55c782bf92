import { z } from 'zod'
import { endpoint, type Endpoints, noContent } from '#endpoint.ts'
import { FindingFileNames, NewSavedSearch, SavedSearch, SavedSearchChanges } from './schema.ts'

const id = z.object({ id: z.uuid() })

export const find = {
  'GET /schools/find': endpoint('signed-in', {
    summary: 'The names of the files that finding works with, which never change under one name',
    response: FindingFileNames,
  }),

  'GET /schools/find/searches': endpoint(['student'], {
    summary: 'My saved searches, by name',
    response: z.array(SavedSearch),
  }),

  'POST /schools/find/searches': endpoint(['student'], {
    summary: 'Keep what I was looking for by a name',
    body: NewSavedSearch,
    response: SavedSearch,
  }),

  'PATCH /schools/find/searches/{id}': endpoint(['student'], {
    summary: 'Rename a saved search, or keep other filters under its name',
    params: id,
    body: SavedSearchChanges,
    response: SavedSearch,
  }),

  'DELETE /schools/find/searches/{id}': endpoint(['student'], {
    summary: 'Delete a saved search',
    params: id,
    response: noContent,
  }),
} satisfies Endpoints
