import { createFileRoute } from '@tanstack/react-router'
import { ModelPage } from '#features/navigator/model/model-page.tsx'
import { allow } from '#platform/navigation/guard.ts'
import { titled } from '#platform/navigation/title.ts'
import { query } from '#platform/queries/api.ts'
import { PageError } from '#ui/page-error.tsx'
import { PageSkeleton } from '#ui/page-skeleton.tsx'

export const Route = createFileRoute('/_app/admin/navigator')({
  beforeLoad: allow('admin'),
  loader: ({ context: { queryClient } }) => queryClient.ensureQueryData(query('GET /navigator/settings')),
  head: () => titled('Navigator'),
  pendingComponent: PageSkeleton,
  errorComponent: ({ error }) => (
    <PageError page="Navigator" title="The settings could not be loaded" error={error} />
  ),
  component: ModelPage,
})
