import { z } from 'zod'
import { endpoint, type Endpoints } from '#endpoint.ts'
import { ChecklistChanges, ChecklistItem, NewChecklistItem, TakenChanges } from './schema.ts'

const entry = z.object({ id: z.uuid() })
const item = z.object({ id: z.uuid(), itemId: z.uuid() })

export const checklist = {
  'POST /schools/list/{id}/checklist': endpoint(['student'], {
    summary: 'Add an item to the checklist of a school',
    params: entry,
    body: NewChecklistItem,
    response: ChecklistItem,
  }),

  'POST /schools/list/{id}/checklist/changes': endpoint(['student'], {
    summary: 'Take what is offered to fit the checklist to what the college asks',
    params: entry,
    body: TakenChanges,
    response: z.object({ items: z.array(ChecklistItem) }),
  }),

  'PATCH /schools/list/{id}/checklist/{itemId}': endpoint(['student'], {
    summary: 'Check off, rename or date an item',
    params: item,
    body: ChecklistChanges,
    response: ChecklistItem,
  }),

  'DELETE /schools/list/{id}/checklist/{itemId}': endpoint(['student'], {
    summary: 'Remove an item from the checklist',
    params: item,
  }),
} satisfies Endpoints
