import { endpoint, type Endpoints } from '../endpoint.ts'
import { most } from './options.ts'
import { BringIn, BroughtIn } from './schema.ts'

export const archive = {
  'POST /me/archive': endpoint(['student'], {
    summary: 'Bring what an archive holds into my empty account, or see what would come of it',
    body: BringIn,
    bodyLimit: most.bytes,
    response: BroughtIn,
  }),
} satisfies Endpoints
