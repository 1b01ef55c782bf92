import { z } from 'zod'
import { endpoint, type Endpoints, nothing } from '../endpoint.ts'
import { WaitlistEmail, WaitlistPage } from './schema.ts'

export const waitlist = {
  'POST /waitlist': endpoint('public', {
    summary: 'Leave an address to be told of the launch; the answer is the same for one that is known',
    body: z.object({ email: WaitlistEmail }),
    answer: nothing,
  }),

  'GET /waitlist': endpoint(['admin'], {
    summary: 'The addresses on the waitlist, newest first, 50 to a page',
    query: z.object({ page: z.coerce.number().int().min(1).max(100_000).default(1) }),
    answer: WaitlistPage,
  }),
} satisfies Endpoints
