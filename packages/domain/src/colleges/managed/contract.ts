import { z } from 'zod'
import { endpoint, type Endpoints } from '#endpoint.ts'
import {
  CatalogSummary,
  ChangedSchool,
  ManagedPage,
  ManagedQuery,
  ManagedSchool,
  NewSchool,
} from './schema.ts'

const school = ManagedSchool.pick({ id: true })

export const managed = {
  'GET /schools/managed': endpoint(['admin'], {
    summary: 'List the catalog by name, to manage',
    query: ManagedQuery,
    response: ManagedPage,
  }),

  'GET /schools/managed/summary': endpoint(['admin'], {
    summary: 'Count the schools in the catalog',
    response: CatalogSummary,
  }),

  'POST /schools/managed': endpoint(['admin'], {
    summary: 'Add a school to the catalog',
    body: NewSchool,
    response: ManagedSchool,
  }),

  'PUT /schools/managed/{id}': endpoint(['admin'], {
    summary: 'Change a school in the catalog; newer data does not overwrite the change',
    params: school,
    body: ChangedSchool,
    response: ManagedSchool,
  }),

  'POST /schools/managed/{id}/archive': endpoint(['admin'], {
    summary: 'Archive a school; lists that have it keep it',
    params: school,
    response: ManagedSchool,
  }),

  'POST /schools/managed/{id}/restore': endpoint(['admin'], {
    summary: 'Restore an archived school',
    params: school,
    response: ManagedSchool,
  }),

  'DELETE /schools/managed/{id}': endpoint(['admin'], {
    summary: 'Delete a school that was added here; one on a list is archived instead',
    params: school,
    response: z.object({ isDeleted: z.boolean() }),
  }),
} satisfies Endpoints
