import { z } from 'zod'
import { endpoint, type Endpoints } from '../endpoint.ts'
import { Deadline, Feed, Reminders, TimelineDates } from './schema.ts'

export const deadlines = {
  'GET /deadlines': endpoint(['student'], {
    summary:
      'List my dates with what is left to do, upcoming tests, and the timeline if it is on; late ones first, then by day',
    response: z.array(Deadline),
  }),

  'GET /deadlines/feed': endpoint(['student'], {
    summary: 'Get the private URL of my calendar feed, if I have one',
    response: Feed,
  }),

  'POST /deadlines/feed': endpoint(['student'], {
    summary: 'Create a calendar feed with a new private URL; an older URL stops working',
    response: Feed,
  }),

  'DELETE /deadlines/feed': endpoint(['student'], {
    summary: 'End my calendar feed',
  }),

  'GET /deadlines/reminders': endpoint(['student'], {
    summary: 'Get my reminder settings',
    response: Reminders,
  }),

  'PUT /deadlines/reminders': endpoint(['student'], {
    summary: 'Turn the morning email about deadlines on or off',
    body: Reminders,
    response: Reminders,
  }),

  'GET /deadlines/timeline': endpoint(['student'], {
    summary: 'Get whether my class’s milestones appear among my dates; null until I choose',
    response: TimelineDates.nullable(),
  }),

  'PUT /deadlines/timeline': endpoint(['student'], {
    summary: 'Show or hide my class’s milestones among my dates',
    body: TimelineDates,
    response: TimelineDates,
  }),
} satisfies Endpoints
