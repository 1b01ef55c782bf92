import { createFileRoute } from '@tanstack/react-router'
import { ListSkeleton } from '../../../features/schools/list/list-skeleton.tsx'
import { SchoolsError } from '../../../features/schools/list/schools-error.tsx'
import { TrashPage } from '../../../features/schools/list/trash-page.tsx'
import { query } from '../../../platform/api.ts'
import { allow } from '../../../platform/guard.ts'
import { titled } from '../../../platform/title.ts'

export const Route = createFileRoute('/_app/schools/trash')({
  beforeLoad: allow('student'),
  loader: ({ context: { queryClient } }) =>
    queryClient.ensureQueryData({ ...query('GET /schools/list/trash'), revalidateIfStale: true }),
  head: () => titled('Trash'),
  pendingComponent: ListSkeleton,
  errorComponent: SchoolsError,
  component: TrashPage,
})
