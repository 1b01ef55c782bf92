import { z } from 'zod'
import { endpoint, type Endpoints } from '../endpoint.ts'
import { imports } from './imports/contract.ts'
import { people } from './people/contract.ts'
import { School } from './schema.ts'

const settings = z.object({ school: School })

export const school = {
  ...imports,
  ...people,

  'GET /school': endpoint('public', {
    summary: 'Get the school to which this server belongs',
    response: settings,
  }),

  'PUT /school': endpoint(['admin'], {
    summary: 'Say to which school this server belongs, or that it belongs to none',
    body: settings,
    response: settings,
  }),
} satisfies Endpoints
