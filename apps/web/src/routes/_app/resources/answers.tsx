import { say } from '@bearings/domain/say'
import { createFileRoute } from '@tanstack/react-router'
import { AnswersPage } from '#features/library/answers/answers-page.tsx'
import { answersSearch } from '#features/library/answers/answers-search.ts'
import { about, title } from '#features/library/answers/words.ts'
import { LibrarySkeleton } from '#features/library/library-skeleton.tsx'
import { titled } from '#platform/navigation/title.ts'
import { query } from '#platform/queries/api.ts'
import { PageError } from '#ui/page-error.tsx'

export const Route = createFileRoute('/_app/resources/answers')({
  validateSearch: answersSearch,
  loader: ({ context: { queryClient } }) => queryClient.ensureQueryData(query('GET /library/answers')),
  head: () => titled(title),
  pendingComponent: () => (
    <LibrarySkeleton title={title} about={about} label={say('Loading questions...')} cards={6} height={120} />
  ),
  errorComponent: ({ error }) => (
    <PageError page={say('Questions and answers')} title={say('Error loading questions.')} error={error} />
  ),
  component: function AnswersRoute() {
    return <AnswersPage search={Route.useSearch()} />
  },
})
