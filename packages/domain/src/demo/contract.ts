import { z } from 'zod'
import { TimeZone } from '../accounts/schema.ts'
import { endpoint, type Endpoints } from '../endpoint.ts'
import { DemoSession, DemoSwitch, demoSides } from './schema.ts'

export const demo = {
  'POST /demo': endpoint('public', {
    summary: 'Open a private sandbox for 24 hours, signed in as its student',
    // A browser may know a zone that the server does not, which is no reason to refuse a visitor.
    body: z.object({ timeZone: TimeZone.optional().catch(undefined) }),
    response: DemoSession,
  }),

  'POST /demo/switch': endpoint(demoSides, {
    summary: 'Switch to another person in a demo: of the student and the advisor the other, if none is named',
    body: DemoSwitch,
    response: DemoSession,
  }),
} satisfies Endpoints
