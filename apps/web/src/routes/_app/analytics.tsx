import { createFileRoute } from '@tanstack/react-router'
import { AnalyticsPage } from '#features/analytics/analytics-page.tsx'
import { AnalyticsSkeleton } from '#features/analytics/analytics-skeleton.tsx'
import { allow } from '#platform/navigation/guard.ts'
import { titled } from '#platform/navigation/title.ts'
import { query } from '#platform/queries/api.ts'

export const Route = createFileRoute('/_app/analytics')({
  beforeLoad: allow('student'),
  loader: ({ context: { queryClient } }) => {
    void queryClient.prefetchQuery(query('GET /essays/asked'))
    void queryClient.prefetchQuery(query('GET /schools/list/asked'))
    void queryClient.prefetchQuery(query('GET /essays/pace'))
    return Promise.all([
      queryClient.ensureQueryData(query('GET /schools/list')),
      queryClient.ensureQueryData(query('GET /essays')),
      queryClient.ensureQueryData(query('GET /deadlines')),
      queryClient.ensureQueryData(query('GET /weeks/history')),
    ])
  },
  head: () => titled('Analytics'),
  pendingComponent: AnalyticsSkeleton,
  component: AnalyticsPage,
})
