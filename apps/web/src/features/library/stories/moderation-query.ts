import type { ModeratedStory } from '@bearings/domain/library/stories/schema'
import { infiniteQueryOptions } from '@tanstack/react-query'
import { call } from '#platform/queries/api.ts'

export function storyPages(state: ModeratedStory['state']) {
  return infiniteQueryOptions({
    queryKey: ['GET /library/stories', 'pages', state] as const,
    queryFn: ({ pageParam }) =>
      call('GET /library/stories', { state, ...(pageParam && { after: pageParam }) }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
  })
}
