import { say } from '@bearings/domain/say'
import { createFileRoute } from '@tanstack/react-router'
import { GuidePage } from '#features/library/guides/guide-page.tsx'
import { spokenGuide } from '#features/library/guides/spoken-guide.ts'
import { MissingText } from '#features/library/reading/missing-text.tsx'
import { titled } from '#platform/navigation/title.ts'
import { query } from '#platform/queries/api.ts'
import { LinkButton } from '#ui/link-button.tsx'
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
  errorComponent: (props) => (
    <MissingText
      {...props}
      page={say('Guides')}
      failed={say('Error loading guides.')}
      missing={say('Guide not found')}
      link={
        <LinkButton to="/resources/guides" variant="default" mt="sm">
          {say('All guides')}
        </LinkButton>
      }
    />
  ),
  component: function GuideRoute() {
    const { slug } = Route.useParams()
    return <GuidePage key={slug} slug={slug} />
  },
})
