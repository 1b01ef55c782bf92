import { z } from 'zod'
import { endpoint, type Endpoints } from '#endpoint.ts'
import { CatalogSummary, ManagedPage, ManagedQuery, ManagedSchool, NewSchool } from './schema.ts'

const school = ManagedSchool.pick({ id: true })

export const managed = {
  'GET /schools/managed': endpoint(['admin'], {
    summary: 'The catalog in the order of names, to manage',
    query: ManagedQuery,
    response: ManagedPage,
  }),

  'GET /schools/managed/summary': endpoint(['admin'], {
    summary: 'How many schools the catalog has',
    response: CatalogSummary,
  }),

  'POST /schools/managed': endpoint(['admin'], {
    summary: 'Add a school to the catalog',
    body: NewSchool,
    response: ManagedSchool,
  }),

  'PUT /schools/managed/{id}': endpoint(['admin'], {
    summary: 'Change what the catalog says of a school; newer data leaves that as it is',
    params: school,
    body: NewSchool,
    response: ManagedSchool,
  }),

  'POST /schools/managed/{id}/archive': endpoint(['admin'], {
    summary: 'Offer a school no longer; lists that have it keep it',
    params: school,
    response: ManagedSchool,
  }),

  'POST /schools/managed/{id}/restore': endpoint(['admin'], {
    summary: 'Offer an archived school again',
    params: school,
    response: ManagedSchool,
  }),

  'DELETE /schools/managed/{id}': endpoint(['admin'], {
    summary: 'Delete a school that was added here; one on a list is archived instead',
    params: school,
    response: z.object({ isDeleted: z.boolean() }),
  }),
} satisfies Endpoints
