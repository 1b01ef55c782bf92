import { z } from 'zod'
import { endpoint, type Endpoints, nothing } from '../../endpoint.ts'
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
  TrashedEntry,
} from './schema.ts'

const entry = z.object({ id: z.uuid() })
const item = z.object({ id: z.uuid(), itemId: z.uuid() })

export const list = {
  'GET /schools/list': endpoint(['student'], {
    summary: 'My School List, in the order of names',
    answer: z.array(ListEntry),
  }),

  'POST /schools/list': endpoint(['student'], {
    summary: 'Add a school to my list, from the catalog or by hand',
    body: NewEntry,
    answer: ListEntry,
  }),

  'GET /schools/list/trash': endpoint(['student'], {
    summary: 'Removed schools that can still be brought back, the latest first',
    answer: z.array(TrashedEntry),
  }),

  'GET /schools/list/{id}': endpoint(['student'], {
    summary: 'One school of my list, with its checklist and what the catalog says of it',
    params: entry,
    answer: EntryPage,
  }),

  'PATCH /schools/list/{id}': endpoint(['student'], {
    summary: 'Change status, plan, deadline or major',
    params: entry,
    body: EntryChanges,
    answer: ListEntry,
  }),

  'DELETE /schools/list/{id}': endpoint(['student'], {
    summary: 'Remove a school and everything under it; it stays in the trash for 30 days',
    params: entry,
    answer: nothing,
  }),

  'POST /schools/list/{id}/restore': endpoint(['student'], {
    summary: 'Bring a removed school back, with everything under it',
    params: entry,
    answer: ListEntry,
  }),

  'POST /schools/list/{id}/checklist': endpoint(['student'], {
    summary: 'Add an item to the checklist of a school',
    params: entry,
    body: NewChecklistItem,
    answer: ChecklistItem,
  }),

  'PATCH /schools/list/{id}/checklist/{itemId}': endpoint(['student'], {
    summary: 'Tick off, rename or date an item',
    params: item,
    body: ChecklistChanges,
    answer: ChecklistItem,
  }),

  'DELETE /schools/list/{id}/checklist/{itemId}': endpoint(['student'], {
    summary: 'Take an item off the checklist',
    params: item,
    answer: nothing,
  }),

  'GET /schools/lists': endpoint(['admin'], {
    summary: 'All School Lists: every school of every student, the latest first',
    query: z.object({
      q: SearchText,
      status: ListStatus.optional(),
      /** `next` of the page before. */
      after: z.uuid().optional(),
      limit: z.coerce.number().int().min(1).max(100).default(50),
    }),
    answer: z.object({ lines: z.array(ListLine), next: z.string().nullable() }),
  }),
} satisfies Endpoints
