import { z } from 'zod'
import { endpoint, type Endpoints, nothing } from '../endpoint.ts'
import { Deadline, Feed, Reminders } from './schema.ts'

export const deadlines = {
  'GET /deadlines': endpoint(['student'], {
    summary:
      'Every date of mine with what is left to do, and the tests to come: late ones first, then by day',
    answer: z.array(Deadline),
  }),

  'GET /deadlines/feed': endpoint(['student'], {
    summary: 'The secret address of my calendar feed, if I have one',
    answer: Feed,
  }),

  'POST /deadlines/feed': endpoint(['student'], {
    summary: 'Make a calendar feed with a new secret address; an older one stops working',
    answer: Feed,
  }),

  'DELETE /deadlines/feed': endpoint(['student'], {
    summary: 'End my calendar feed',
    answer: nothing,
  }),

  'GET /deadlines/reminders': endpoint(['student'], {
    summary: 'How reminders reach me',
    answer: Reminders,
  }),

  'PUT /deadlines/reminders': endpoint(['student'], {
    summary: 'Switch the morning mail about deadlines on or off',
    body: Reminders,
    answer: Reminders,
  }),
} satisfies Endpoints
