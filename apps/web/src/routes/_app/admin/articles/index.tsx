import { createFileRoute } from '@tanstack/react-router'
import { EditionsPage } from '#features/library/editions/editions-page.tsx'
import { editionsSearch } from '#features/library/editions/editions-search.ts'
import { beforePage } from '#platform/loading/before-page.ts'
import { allow } from '#platform/navigation/guard.ts'
import { titled } from '#platform/navigation/title.ts'
import { pagesOf } from '#platform/queries/pages-of.ts'
import { Filtered } from '#ui/filtered.tsx'
import { PageError } from '#ui/page-error.tsx'
import { PageSkeleton } from '#ui/page-skeleton.tsx'

export const Route = createFileRoute('/_app/admin/articles/')({
  validateSearch: editionsSearch,
  beforeLoad: allow('admin'),
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, deps, cause }) =>
    beforePage(cause, queryClient.ensureInfiniteQueryData(pagesOf('GET /library/editions', deps))),
  head: () => titled('Articles'),
  pendingComponent: PageSkeleton,
  errorComponent: ({ error }) => (
    <PageError page="Articles" title="The articles could not be loaded" error={error} />
  ),
  component: function ArticlesRoute() {
    return <Filtered search={Route.useSearch()}>{(search) => <EditionsPage search={search} />}</Filtered>
  },
})
