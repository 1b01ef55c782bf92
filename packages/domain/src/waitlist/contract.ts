import { z } from 'zod'
import { endpoint, type Endpoints, noContent } from '../endpoint.ts'
import { WholeNumberInQuery } from '../fields.ts'
import { WaitlistEmail, WaitlistPage } from './schema.ts'

export const waitlist = {
  'POST /waitlist': endpoint('public', {
    summary: 'Leave an address to be told of the launch; the answer is the same for one that is known',
    body: z.object({ email: WaitlistEmail }),
    response: noContent,
  }),

  'GET /waitlist': endpoint(['admin'], {
    summary: 'The addresses on the waitlist, newest first, 50 to a page',
    query: z.object({ page: WholeNumberInQuery({ min: 1, max: 100_000 }).default(1) }),
    response: WaitlistPage,
  }),
} satisfies Endpoints
