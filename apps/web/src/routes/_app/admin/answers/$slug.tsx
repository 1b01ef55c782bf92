import { newSlug } from '@bearings/domain/library/editions/options'
import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { AnswerEditor } from '#features/library/answer-editions/answer-editor.tsx'
import { allow } from '#platform/navigation/guard.ts'
import { titled } from '#platform/navigation/title.ts'
import { query } from '#platform/queries/api.ts'
import { MissingOrFailed } from '#ui/missing-or-failed.tsx'
import { PageSkeleton } from '#ui/page-skeleton.tsx'

/** The editor of one answer card. At `new`, it has no slug yet. */
export const Route = createFileRoute('/_app/admin/answers/$slug')({
  beforeLoad: allow('admin'),
  loader: async ({ context: { queryClient }, params: { slug } }) => {
    void queryClient.prefetchQuery(query('GET /library/answer-editions'))
    return slug === newSlug
      ? null
      : queryClient.ensureQueryData({
          ...query('GET /library/answer-editions/{slug}', { slug }),
          revalidateIfStale: true,
        })
  },
  head: ({ loaderData }) => titled(loaderData?.words.question ?? 'New answer'),
  pendingComponent: PageSkeleton,
  errorComponent: ({ error }) => (
    <MissingOrFailed
      error={error}
      page="Answers"
      failed="The answer could not be loaded"
      missing="Answer not found"
      to="/admin/answers"
      back="All answers"
    />
  ),
  component: function AnswerRoute() {
    const { slug } = Route.useParams()
    return slug === newSlug ? <AnswerEditor key={slug} edition={null} /> : <Known key={slug} slug={slug} />
  },
})

function Known({ slug }: { slug: string }) {
  const { data: edition } = useSuspenseQuery(query('GET /library/answer-editions/{slug}', { slug }))
  return <AnswerEditor edition={edition} />
}
