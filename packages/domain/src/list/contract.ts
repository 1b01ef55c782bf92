import { z } from 'zod'
import { SearchText } from '../colleges/schema.ts'
import { endpoint, type Endpoints } from '../endpoint.ts'
import { Id, WholeNumberInQuery } from '../fields.ts'
import { asked } from './asked/contract.ts'
import { checklist } from './checklist/contract.ts'
import { record } from './record/contract.ts'
import { research } from './research/contract.ts'
import {
  Additions,
  EntryChanges,
  EntryPage,
  ListEntry,
  ListLine,
  ListStatus,
  NewEntries,
  NewEntry,
  TargetMix,
  TrashedEntry,
} from './schema.ts'
import { suggested } from './suggested/contract.ts'

const entry = z.object({ id: z.uuid() })

export const list = {
  'GET /schools/list': endpoint(['student'], {
    summary: 'Get my school list, by name',
    response: z.array(ListEntry),
  }),

  'POST /schools/list': endpoint(['student'], {
    summary: 'Add a school to my list, from the catalog or by hand',
    body: NewEntry,
    response: ListEntry,
  }),

  'POST /schools/list/additions': endpoint(['student'], {
    summary: 'Add several schools to my list at once; one that is refused does not stop the others',
    body: NewEntries,
    response: Additions,
  }),

  'GET /schools/list/trash': endpoint(['student'], {
    summary: 'List removed schools that can still be restored, latest first',
    response: z.array(TrashedEntry),
  }),

  'GET /schools/list/target': endpoint(['student'], {
    summary: 'Get my target mix of schools; the usual mix until I set another',
    response: TargetMix,
  }),

  'PUT /schools/list/target': endpoint(['student'], {
    summary: 'Set my target mix of schools',
    body: TargetMix,
    response: TargetMix,
  }),

  ...asked,

  'GET /schools/list/{id}': endpoint(['student'], {
    summary: 'Get a school on my list, with its checklist and catalog data',
    params: entry,
    response: EntryPage,
  }),

  'PATCH /schools/list/{id}': endpoint(['student'], {
    summary: 'Change status, plan, deadline or major',
    params: entry,
    body: EntryChanges,
    response: ListEntry,
  }),

  'DELETE /schools/list/{id}': endpoint(['student'], {
    summary: 'Remove a school and everything under it; it stays in the trash for 30 days',
    params: entry,
  }),

  'POST /schools/list/{id}/restore': endpoint(['student'], {
    summary: 'Restore a removed school, with everything under it',
    params: entry,
    response: ListEntry,
  }),

  ...checklist,
  ...record,
  ...research,
  ...suggested,

  'GET /schools/all-lists': endpoint(['admin'], {
    summary: 'List every school on every student’s list, latest first',
    query: z.object({
      q: SearchText,
      status: ListStatus.optional(),
      /** `next` of the page before. */
      after: Id.optional(),
      limit: WholeNumberInQuery({ min: 1, max: 100 }).default(50),
    }),
    mayLag: true,
    wide: true,
    response: z.object({ lines: z.array(ListLine), next: z.string().nullable() }),
  }),
} satisfies Endpoints
