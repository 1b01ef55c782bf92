import { z } from 'zod'
import { endpoint, type Endpoints, nothing } from '../endpoint.ts'
import {
  Essay,
  EssayChanges,
  EssaySummary,
  EssayVersion,
  EssayVersions,
  EssayVersionText,
  NewEssay,
  SaveText,
  TrashedEssay,
} from './schema.ts'

const id = z.object({ id: z.uuid() })
const version = z.object({ id: z.uuid(), versionId: z.uuid() })

export const essays = {
  'GET /essays': endpoint(['student'], {
    summary: 'My essays without their texts, the newest first',
    answer: z.array(EssaySummary),
  }),

  'POST /essays': endpoint(['student'], {
    summary: 'Begin an essay, for a school on my list or shared by several',
    body: NewEssay,
    answer: Essay,
  }),

  'GET /essays/trash': endpoint(['student'], {
    summary: 'Deleted essays that can still be brought back, the latest first',
    answer: z.array(TrashedEssay),
  }),

  'GET /essays/{id}': endpoint(['student'], {
    summary: 'One essay with its text',
    params: id,
    answer: Essay,
  }),

  'PATCH /essays/{id}': endpoint(['student'], {
    summary: 'Change prompt, limit, deadline, status or school',
    params: id,
    body: EssayChanges,
    answer: EssaySummary,
  }),

  'PUT /essays/{id}/text': endpoint(['student'], {
    summary: 'Save the text; refused when it was saved elsewhere since the revision it is based on',
    params: id,
    body: SaveText,
    answer: Essay,
  }),

  'DELETE /essays/{id}': endpoint(['student'], {
    summary: 'Delete an essay; it stays in the trash for 30 days',
    params: id,
    answer: nothing,
  }),

  'POST /essays/{id}/restore': endpoint(['student'], {
    summary: 'Bring a deleted essay back',
    params: id,
    answer: EssaySummary,
  }),

  'GET /essays/{id}/versions': endpoint(['student'], {
    summary: 'What was saved when, the newest first',
    params: id,
    query: z.object({ before: z.uuid().optional() }),
    answer: EssayVersions,
  }),

  'POST /essays/{id}/versions': endpoint(['student'], {
    summary: 'Set a text aside as a version, without making it the essay',
    params: id,
    body: SaveText.pick({ content: true }),
    answer: EssayVersion,
  }),

  'GET /essays/{id}/versions/{versionId}': endpoint(['student'], {
    summary: 'One version with its text',
    params: version,
    answer: EssayVersionText,
  }),

  'POST /essays/{id}/versions/{versionId}/restore': endpoint(['student'], {
    summary: 'Make a version the text again; what stood there stays a version too',
    params: version,
    body: SaveText.pick({ basedOn: true }),
    answer: Essay,
  }),
} satisfies Endpoints
