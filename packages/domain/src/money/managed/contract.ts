import { z } from 'zod'
import { endpoint, type Endpoints } from '#endpoint.ts'
import {
  ChangedScholarship,
  ManagedPage,
  ManagedQuery,
  ManagedScholarship,
  ManagedSummary,
  ScholarshipFacts,
  ScholarshipImport,
  UndoneImport,
  Verification,
} from './schema.ts'

const id = z.object({ id: z.uuid() })

export const managed = {
  'GET /money/scholarships/managed': endpoint(['admin'], {
    summary: 'List public scholarships to manage, by name',
    query: ManagedQuery,
    response: ManagedPage,
  }),

  'GET /money/scholarships/managed/summary': endpoint(['admin'], {
    summary: 'Count public and unverified scholarships',
    response: ManagedSummary,
  }),

  'POST /money/scholarships/managed': endpoint(['admin'], {
    summary: 'Add a public scholarship',
    body: ScholarshipFacts,
    response: ManagedScholarship,
  }),

  'PUT /money/scholarships/managed/{id}': endpoint(['admin'], {
    summary: 'Change a scholarship',
    params: id,
    body: ChangedScholarship,
    response: ManagedScholarship,
  }),

  'POST /money/scholarships/managed/{id}/verify': endpoint(['admin'], {
    summary: 'Record when and where a scholarship was verified',
    params: id,
    body: Verification,
    response: ManagedScholarship,
  }),

  'POST /money/scholarships/managed/{id}/archive': endpoint(['admin'], {
    summary: 'Archive a scholarship; students who have saved it keep it',
    params: id,
    response: ManagedScholarship,
  }),

  'POST /money/scholarships/managed/{id}/restore': endpoint(['admin'], {
    summary: 'Restore an archived scholarship',
    params: id,
    response: ManagedScholarship,
  }),

  'GET /money/scholarships/managed/imports': endpoint(['admin'], {
    summary: 'List imports, latest first',
    response: z.array(ScholarshipImport),
  }),

  'POST /money/scholarships/managed/imports/{id}/undo': endpoint(['admin'], {
    summary: 'Undo an import; later changes stay',
    params: id,
    response: UndoneImport,
  }),
} satisfies Endpoints
