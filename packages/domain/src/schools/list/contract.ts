import { z } from 'zod'
import { endpoint, type Endpoints, noContent } from '#endpoint.ts'
import { WholeNumberInQuery } from '#fields.ts'
import { SearchText } from '../schema.ts'
import {
  ChecklistChanges,
  ChecklistItem,
  EntryChanges,
  EntryPage,
  ListEntry,
  ListLine,
  ListStatus,
  NewChecklistItem,
  NewEntry,
  TargetMix,
  TrashedEntry,
} from './schema.ts'

const entry = z.object({ id: z.uuid() })
const item = z.object({ id: z.uuid(), itemId: z.uuid() })

export const list = {
  'GET /schools/list': endpoint(['student'], {
    summary: 'My School List, in the order of names',
    response: z.array(ListEntry),
  }),

  'POST /schools/list': endpoint(['student'], {
    summary: 'Add a school to my list, from the catalog or by hand',
    body: NewEntry,
    response: ListEntry,
  }),

  'GET /schools/list/trash': endpoint(['student'], {
    summary: 'Removed schools that can still be brought back, the latest first',
    response: z.array(TrashedEntry),
  }),

  'GET /schools/list/target': endpoint(['student'], {
    summary: 'How many schools of each kind I aim for: the usual mix until I set another',
    response: TargetMix,
  }),

  'PUT /schools/list/target': endpoint(['student'], {
    summary: 'Aim for another mix of schools',
    body: TargetMix,
    response: TargetMix,
  }),

  'GET /schools/list/{id}': endpoint(['student'], {
    summary: 'One school of my list, with its checklist and what the catalog says of it',
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
    response: noContent,
  }),

  'POST /schools/list/{id}/restore': endpoint(['student'], {
    summary: 'Bring a removed school back, with everything under it',
    params: entry,
    response: ListEntry,
  }),

  'POST /schools/list/{id}/checklist': endpoint(['student'], {
    summary: 'Add an item to the checklist of a school',
    params: entry,
    body: NewChecklistItem,
    response: ChecklistItem,
  }),

  'PATCH /schools/list/{id}/checklist/{itemId}': endpoint(['student'], {
    summary: 'Tick off, rename or date an item',
    params: item,
    body: ChecklistChanges,
    response: ChecklistItem,
  }),

  'DELETE /schools/list/{id}/checklist/{itemId}': endpoint(['student'], {
    summary: 'Take an item off the checklist',
    params: item,
    response: noContent,
  }),

  'GET /schools/all-lists': endpoint(['admin'], {
    summary: 'All School Lists: every school of every student, the latest first',
    query: z.object({
      q: SearchText,
      status: ListStatus.optional(),
      /** `next` of the page before. */
      after: z.uuid().optional(),
      limit: WholeNumberInQuery({ min: 1, max: 100 }).default(50),
    }),
    mayLag: true,
    response: z.object({ lines: z.array(ListLine), next: z.string().nullable() }),
  }),
} satisfies Endpoints
