import { z } from 'zod'
import { endpoint, type Endpoints } from '../endpoint.ts'
import { WholeNumberInQuery } from '../fields.ts'
import { WaitlistEmail, WaitlistPage } from './schema.ts'

export const waitlist = {
  'POST /waitlist': endpoint('public', {
    summary: 'Join the waitlist for the launch; the response is the same for a known address',
    body: z.object({ email: WaitlistEmail }),
  }),

  'GET /waitlist': endpoint(['admin'], {
    summary: 'List the waitlist’s addresses, newest first, 50 per page',
    query: z.object({ page: WholeNumberInQuery({ min: 1, max: 100_000 }).default(1) }),
    response: WaitlistPage,
  }),
} satisfies Endpoints
