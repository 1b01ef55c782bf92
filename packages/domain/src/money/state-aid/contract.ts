import { endpoint, type Endpoints } from '#endpoint.ts'
import { StateAid } from './schema.ts'

export const stateAid = {
  'GET /money/state-aid': endpoint(['student'], {
    summary: 'List the aid programs of my home state, with what I meet of each rule',
    response: StateAid,
  }),
} satisfies Endpoints
