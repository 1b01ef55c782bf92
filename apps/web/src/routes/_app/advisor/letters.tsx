import { createFileRoute } from '@tanstack/react-router'
import { boardSearch } from '#features/letters/board/board-search.ts'
import { LettersBoard } from '#features/letters/board/letters-board.tsx'
import { allow } from '#platform/navigation/guard.ts'
import { titled } from '#platform/navigation/title.ts'
import { query } from '#platform/queries/api.ts'
import { PageError } from '#ui/page-error.tsx'
import { PageSkeleton } from '#ui/page-skeleton.tsx'

export const Route = createFileRoute('/_app/advisor/letters')({
  validateSearch: boardSearch,
  loaderDeps: ({ search }) => search,
  beforeLoad: allow('advisor'),
  loader: ({ context: { queryClient }, deps }) =>
    queryClient.ensureQueryData({ ...query('GET /letters/board', deps), revalidateIfStale: true }),
  head: () => titled('Letters'),
  pendingComponent: PageSkeleton,
  errorComponent: ({ error }) => <PageError page="Letters" title="Error loading letters" error={error} />,
  component: function LettersBoardRoute() {
    return <LettersBoard search={Route.useSearch()} />
  },
})
