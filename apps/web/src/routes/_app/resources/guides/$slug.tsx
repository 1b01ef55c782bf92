import { say } from '@bearings/domain/say'
import { createFileRoute } from '@tanstack/react-router'
import { GuidePage } from '#features/library/guides/guide-page.tsx'
import { spokenGuide } from '#features/library/guides/spoken-guide.ts'
import { titled } from '#platform/navigation/title.ts'
import { query } from '#platform/queries/api.ts'
import { MissingOrFailed } from '#ui/missing-or-failed.tsx'
import { PageSkeleton } from '#ui/page-skeleton.tsx'

export const Route = createFileRoute('/_app/resources/guides/$slug')({
  loader: async ({ context: { queryClient }, params: { slug } }) => {
    const [guide] = await Promise.all([
      queryClient.ensureQueryData(query('GET /library/guides/{slug}', { slug })),
      queryClient.ensureQueryData(query('GET /library/guides')),
    ])
    return guide
  },
  head: ({ loaderData }) => titled(loaderData ? spokenGuide(loaderData).title : 'Guides'),
  pendingComponent: PageSkeleton,
  errorComponent: ({ error }) => (
    <MissingOrFailed
      error={error}
      page={say('Guides')}
      failed={say('Error loading guides.')}
      missing={say('Guide not found')}
      to="/resources/guides"
      back={say('All guides')}
    />
  ),
  component: function GuideRoute() {
    const { slug } = Route.useParams()
    return <GuidePage key={slug} slug={slug} />
  },
})
