import { createFileRoute } from '@tanstack/react-router'
import { AskLine } from '#features/letters/asks/ask-line.tsx'
import { LetterSettings } from '#features/letters/asks/letter-settings.tsx'
import { RecommendersPage } from '#features/recommenders/recommenders-page.tsx'
import { recommendersSearch } from '#features/recommenders/recommenders-search.ts'
import { allow } from '#platform/navigation/guard.ts'
import { titled } from '#platform/navigation/title.ts'
import { query } from '#platform/queries/api.ts'
import { PageError } from '#ui/page-error.tsx'
import { PageSkeleton } from '#ui/page-skeleton.tsx'

export const Route = createFileRoute('/_app/recommenders')({
  validateSearch: recommendersSearch,
  beforeLoad: allow('student'),
  loader: ({ context: { queryClient } }) =>
    Promise.all([
      queryClient.ensureQueryData({ ...query('GET /recommenders'), revalidateIfStale: true }),
      queryClient.ensureQueryData({ ...query('GET /letters'), revalidateIfStale: true }),
    ]),
  head: () => titled('Recommenders'),
  pendingComponent: PageSkeleton,
  errorComponent: ({ error }) => (
    <PageError page="Recommenders" title="Error loading recommenders" error={error} />
  ),
  component: function RecommendersRoute() {
    return <RecommendersPage search={Route.useSearch()} asking={AskLine} settings={<LetterSettings />} />
  },
})
