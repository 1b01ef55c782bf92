import { newSlug } from '@bearings/domain/library/editions/options'
import { createFileRoute } from '@tanstack/react-router'
import { EditorPage } from '#features/library/editions/editor-page.tsx'
import { MissingEdition } from '#features/library/editions/missing-edition.tsx'
import { allow } from '#platform/navigation/guard.ts'
import { titled } from '#platform/navigation/title.ts'
import { query } from '#platform/queries/api.ts'
import { PageSkeleton } from '#ui/page-skeleton.tsx'

/** The editor of one article. At `new`, the article has no slug yet. */
export const Route = createFileRoute('/_app/admin/articles/$slug')({
  beforeLoad: allow('admin'),
  loader: ({ context: { queryClient }, params: { slug } }) =>
    slug === newSlug
      ? null
      : queryClient.ensureQueryData({
          ...query('GET /library/editions/{slug}', { slug }),
          revalidateIfStale: true,
        }),
  head: ({ loaderData }) => titled(loaderData?.words.title || 'New article'),
  pendingComponent: PageSkeleton,
  errorComponent: function MissingArticle(props) {
    const { slug } = Route.useParams()
    return <MissingEdition key={slug} {...props} slug={slug} />
  },
  component: function ArticleRoute() {
    const { slug } = Route.useParams()
    return <EditorPage key={slug} slug={slug} />
  },
})
