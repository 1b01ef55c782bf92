import { createFileRoute } from '@tanstack/react-router'
import { ListSkeleton } from '#features/schools/list/list-skeleton.tsx'
import { TrashPage } from '#features/schools/list/trash-page.tsx'
import { query } from '#platform/api.ts'
import { allow } from '#platform/guard.ts'
import { titled } from '#platform/title.ts'
import { PageError } from '#ui/page-error.tsx'

export const Route = createFileRoute('/_app/schools/trash')({
  beforeLoad: allow('student'),
  loader: ({ context: { queryClient } }) =>
    queryClient.ensureQueryData({ ...query('GET /schools/list/trash'), revalidateIfStale: true }),
  head: () => titled('Trash'),
  pendingComponent: ListSkeleton,
  errorComponent: ({ error }) => <PageError page="Trash" title="Error loading schools" error={error} />,
  component: TrashPage,
})
