import { z } from 'zod'
import { endpoint, type Endpoints } from '#endpoint.ts'
import { DatedStep, NewDay, OddsCheck } from './schema.ts'

export const record = {
  'PUT /schools/list/{id}/days': endpoint(['student'], {
    summary: 'Set the day on which an application came to a status',
    params: z.object({ id: z.uuid() }),
    body: NewDay,
    response: z.array(DatedStep),
  }),

  'GET /schools/odds-check': endpoint('signed-in', {
    summary: 'Compare the odds that were said when applications were sent with the answers that came',
    response: OddsCheck,
  }),
} satisfies Endpoints
