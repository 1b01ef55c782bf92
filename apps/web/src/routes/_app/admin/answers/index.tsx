import { createFileRoute } from '@tanstack/react-router'
import { AnswerEditionsPage } from '#features/library/answer-editions/answer-editions-page.tsx'
import { answerEditionsSearch } from '#features/library/answer-editions/answer-editions-search.ts'
import { beforePage } from '#platform/loading/before-page.ts'
import { allow } from '#platform/navigation/guard.ts'
import { titled } from '#platform/navigation/title.ts'
import { query } from '#platform/queries/api.ts'
import { Filtered } from '#ui/filtered.tsx'
import { PageError } from '#ui/page-error.tsx'
import { PageSkeleton } from '#ui/page-skeleton.tsx'

export const Route = createFileRoute('/_app/admin/answers/')({
  validateSearch: answerEditionsSearch,
  beforeLoad: allow('admin'),
  loader: ({ context: { queryClient }, cause }) =>
    beforePage(cause, queryClient.ensureQueryData(query('GET /library/answer-editions'))),
  head: () => titled('Answers'),
  pendingComponent: PageSkeleton,
  errorComponent: ({ error }) => (
    <PageError page="Answers" title="The answers could not be loaded" error={error} />
  ),
  component: function AnswersRoute() {
    return (
      <Filtered search={Route.useSearch()}>{(search) => <AnswerEditionsPage search={search} />}</Filtered>
    )
  },
})
