import { z } from 'zod'
import { TimeZone } from '../accounts/schema.ts'
import { endpoint, type Endpoints } from '../endpoint.ts'
import { DemoSession } from './schema.ts'

export const demo = {
  'POST /demo': endpoint('public', {
    summary: 'Open a sandbox of one’s own for 24 hours, and be signed in as its student',
    // A browser may know a zone that the server does not: that is no reason to refuse a visitor.
    body: z.object({ timeZone: TimeZone.optional().catch(undefined) }),
    response: DemoSession,
  }),

  'POST /demo/switch': endpoint(['student', 'advisor'], {
    summary: 'In a demo, go on as the other of its two people',
    response: DemoSession,
  }),
} satisfies Endpoints
