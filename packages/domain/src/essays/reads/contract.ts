import { z } from 'zod'
import { endpoint, type Endpoints } from '#endpoint.ts'
import { EssayAsk, EssayPlace, NewAsk, PlaceQuery, Queue, QueueQuery, WhichAdvisor } from './schema.ts'

const id = z.object({ id: z.uuid() })

export const reads = {
  'GET /essays/reads': endpoint(['advisor'], {
    summary: 'List the essays that students share with me, those that wait longest for a look first',
    query: QueueQuery,
    wide: true,
    response: Queue,
  }),

  'GET /essays/{id}/place': endpoint(['advisor'], {
    summary: 'Get where an essay that is shared with me stands, and its neighbors among all of them',
    params: id,
    query: PlaceQuery,
    wide: true,
    response: EssayPlace,
  }),

  'POST /essays/{id}/nothing-to-say': endpoint(['advisor'], {
    summary: 'Say that I have read an essay and have nothing to add; the student is told',
    params: id,
  }),

  'GET /essays/{id}/asks': endpoint(['student'], {
    summary: 'List whom of my advisors I asked to read an essay, and what came of it',
    params: id,
    response: z.array(EssayAsk),
  }),

  'PUT /essays/{id}/asks': endpoint(['student'], {
    summary: 'Ask an advisor with whom I share an essay to read it, or change by when',
    params: id,
    body: NewAsk,
    response: z.array(EssayAsk),
  }),

  'DELETE /essays/{id}/asks': endpoint(['student'], {
    summary: 'Take back that I asked an advisor to read an essay; refused once they answered',
    params: id,
    query: WhichAdvisor,
    response: z.array(EssayAsk),
  }),
} satisfies Endpoints
