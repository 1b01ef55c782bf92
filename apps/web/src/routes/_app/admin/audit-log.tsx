import { createFileRoute } from '@tanstack/react-router'
import { AuditLogPage } from '#features/audit-log/audit-log-page.tsx'
import { auditSearch } from '#features/audit-log/audit-search.ts'
import { beforePage } from '#platform/loading/before-page.ts'
import { allow } from '#platform/navigation/guard.ts'
import { titled } from '#platform/navigation/title.ts'
import { pagesOf } from '#platform/queries/pages-of.ts'
import { Filtered } from '#ui/filtered.tsx'
import { PageError } from '#ui/page-error.tsx'
import { PageSkeleton } from '#ui/page-skeleton.tsx'

export const Route = createFileRoute('/_app/admin/audit-log')({
  validateSearch: auditSearch,
  beforeLoad: allow('admin'),
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, deps, cause }) =>
    beforePage(cause, queryClient.ensureInfiniteQueryData(pagesOf('GET /audit-log', deps))),
  head: () => titled('Audit log'),
  pendingComponent: PageSkeleton,
  errorComponent: ({ error }) => (
    <PageError page="Audit log" title="The audit log could not be loaded" error={error} />
  ),
  component: function AuditLogRoute() {
    return <Filtered search={Route.useSearch()}>{(search) => <AuditLogPage search={search} />}</Filtered>
  },
})
