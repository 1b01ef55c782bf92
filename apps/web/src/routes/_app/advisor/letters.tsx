import { createFileRoute } from '@tanstack/react-router'
import { boardPages } from '#features/letters/board/board-pages.ts'
import { boardSearch } from '#features/letters/board/board-search.ts'
import { LettersBoard } from '#features/letters/board/letters-board.tsx'
import { allow } from '#platform/navigation/guard.ts'
import { titled } from '#platform/navigation/title.ts'
import { Filtered } from '#ui/filtered.tsx'
import { PageError } from '#ui/page-error.tsx'
import { PageSkeleton } from '#ui/page-skeleton.tsx'

export const Route = createFileRoute('/_app/advisor/letters')({
  validateSearch: boardSearch,
  loaderDeps: ({ search }) => search,
  beforeLoad: allow('advisor'),
  // The students can read who looked, and hovering over the link must not count as a look.
  preload: false,
  loader: ({ context: { queryClient }, deps }) =>
    queryClient.ensureInfiniteQueryData({ ...boardPages(deps), revalidateIfStale: true }),
  head: () => titled('Letters'),
  pendingComponent: PageSkeleton,
  errorComponent: ({ error }) => <PageError page="Letters" title="Error loading letters" error={error} />,
  component: function LettersBoardRoute() {
    return <Filtered search={Route.useSearch()}>{(shown) => <LettersBoard search={shown} />}</Filtered>
  },
})
