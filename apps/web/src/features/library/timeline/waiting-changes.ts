import { call, query } from '#platform/api.ts'
import { kind } from '#platform/waiting/kind.ts'
import { showTimeline } from './timeline-cache.ts'

/** Whether the timeline stands in Deadlines, kept until it is sent. */
export const timelineChange = kind<'PUT /deadlines/timeline'>({
  write: 'PUT /deadlines/timeline',
  known: (queryClient) => queryClient.getQueryData(query('GET /deadlines/timeline').queryKey) ?? hidden,
  now: async () => (await call('GET /deadlines/timeline')) ?? hidden,
  show: showTimeline,
  nameOf: () => 'The timeline',
  words: (_, value) => (value === true ? 'In Deadlines' : 'Not in Deadlines'),
})

/** What a student has who has never chosen. */
const hidden = { shown: false }
