import { z } from 'zod'
import { endpoint, type Endpoints, noContent } from '../endpoint.ts'
import { Deadline, Feed, Reminders, TimelineDates } from './schema.ts'

export const deadlines = {
  'GET /deadlines': endpoint(['student'], {
    summary:
      'Every date of mine with what is left to do, the tests to come, and the timeline where it is switched on: late ones first, then by day',
    response: z.array(Deadline),
  }),

  'GET /deadlines/feed': endpoint(['student'], {
    summary: 'The secret address of my calendar feed, if I have one',
    response: Feed,
  }),

  'POST /deadlines/feed': endpoint(['student'], {
    summary: 'Make a calendar feed with a new secret address; an older one stops working',
    response: Feed,
  }),

  'DELETE /deadlines/feed': endpoint(['student'], {
    summary: 'End my calendar feed',
    response: noContent,
  }),

  'GET /deadlines/reminders': endpoint(['student'], {
    summary: 'How reminders reach me',
    response: Reminders,
  }),

  'PUT /deadlines/reminders': endpoint(['student'], {
    summary: 'Switch the morning mail about deadlines on or off',
    body: Reminders,
    response: Reminders,
  }),

  'GET /deadlines/timeline': endpoint(['student'], {
    summary: 'Whether the milestones of my class stand among my dates; null before I have said a class',
    response: TimelineDates.nullable(),
  }),

  'PUT /deadlines/timeline': endpoint(['student'], {
    summary: 'Show the milestones of a class among my dates, or no longer',
    body: TimelineDates,
    response: TimelineDates,
  }),
} satisfies Endpoints
