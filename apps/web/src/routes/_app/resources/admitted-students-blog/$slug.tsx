import { say, translated } from '@bearings/domain/say'
import { createFileRoute } from '@tanstack/react-router'
import { ArticlePage } from '#features/library/blog/article-page.tsx'
import { title } from '#features/library/blog/words.ts'
import { titled } from '#platform/navigation/title.ts'
import { query } from '#platform/queries/api.ts'
import { MissingOrFailed } from '#ui/missing-or-failed.tsx'
import { PageSkeleton } from '#ui/page-skeleton.tsx'

export const Route = createFileRoute('/_app/resources/admitted-students-blog/$slug')({
  loader: async ({ context: { queryClient }, params: { slug } }) => {
    const [article] = await Promise.all([
      queryClient.ensureQueryData(query('GET /library/articles/{slug}', { slug })),
      queryClient.ensureQueryData(query('GET /library/articles')),
    ])
    return article
  },
  head: ({ loaderData }) => titled(loaderData?.title ?? 'Blog'),
  pendingComponent: PageSkeleton,
  errorComponent: ({ error }) => (
    <MissingOrFailed
      error={error}
      page={translated(title)}
      failed={say('Error loading articles.')}
      missing={say('Article not found')}
      to="/resources/admitted-students-blog"
      back={say('Back to the Blog')}
    />
  ),
  component: function ArticleRoute() {
    const { slug } = Route.useParams()
    return <ArticlePage key={slug} slug={slug} />
  },
})
