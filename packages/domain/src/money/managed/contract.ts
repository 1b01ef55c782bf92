import { z } from 'zod'
import { endpoint, type Endpoints } from '#endpoint.ts'
import {
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
    summary: 'The scholarships that everybody finds, in the order of names, to manage',
    query: ManagedQuery,
    response: ManagedPage,
  }),

  'GET /money/scholarships/managed/summary': endpoint(['admin'], {
    summary: 'How many scholarships everybody finds, and how many nobody has checked',
    response: ManagedSummary,
  }),

  'POST /money/scholarships/managed': endpoint(['admin'], {
    summary: 'Add a scholarship that everybody finds',
    body: ScholarshipFacts,
    response: ManagedScholarship,
  }),

  'PUT /money/scholarships/managed/{id}': endpoint(['admin'], {
    summary: 'Change what is said of a scholarship',
    params: id,
    body: ScholarshipFacts,
    response: ManagedScholarship,
  }),

  'POST /money/scholarships/managed/{id}/verify': endpoint(['admin'], {
    summary: 'Say on which day and where a scholarship was checked',
    params: id,
    body: Verification,
    response: ManagedScholarship,
  }),

  'POST /money/scholarships/managed/{id}/archive': endpoint(['admin'], {
    summary: 'Offer a scholarship no longer; students who have saved it keep it',
    params: id,
    response: ManagedScholarship,
  }),

  'POST /money/scholarships/managed/{id}/restore': endpoint(['admin'], {
    summary: 'Offer an archived scholarship again',
    params: id,
    response: ManagedScholarship,
  }),

  'GET /money/scholarships/managed/imports': endpoint(['admin'], {
    summary: 'The files that were brought in, the latest first',
    response: z.array(ScholarshipImport),
  }),

  'POST /money/scholarships/managed/imports/{id}/undo': endpoint(['admin'], {
    summary: 'Take an import back; what was changed since stays',
    params: id,
    response: UndoneImport,
  }),
} satisfies Endpoints
