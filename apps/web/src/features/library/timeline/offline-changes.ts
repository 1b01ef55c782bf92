import { changeKind } from '#platform/offline-queue/change-kind.ts'
import { call, query } from '#platform/queries/api.ts'
import { showTimeline } from './timeline-cache.ts'

/** Whether Deadlines shows the timeline, kept until it is sent. */
export const timelineChange = changeKind<'PUT /deadlines/timeline'>({
  write: 'PUT /deadlines/timeline',
  known: (queryClient) => queryClient.getQueryData(query('GET /deadlines/timeline').queryKey) ?? hidden,
  now: async () => (await call('GET /deadlines/timeline')) ?? hidden,
  show: showTimeline,
  nameOf: () => 'The timeline',
  words: (_, value) => (value === true ? 'In Deadlines' : 'Not in Deadlines'),
})

/** The setting of a student who has never chosen one. */
const hidden = { shown: false }
