import { createFileRoute } from '@tanstack/react-router'
import { ComparePage, mostCompared } from '#features/schools/compare/compare-page.tsx'
import { query } from '#platform/api.ts'
import { allow } from '#platform/guard.ts'
import { titled } from '#platform/title.ts'
import { isMissing } from '#ui/is-missing.ts'
import { PageError } from '#ui/page-error.tsx'
import { PageSkeleton } from '#ui/page-skeleton.tsx'

/** Colleges side by side. The address keeps which, by their federal numbers: `?ids=173258,204796`. */
export const Route = createFileRoute('/_app/schools/compare')({
  validateSearch: ({ ids }: Record<string, unknown>): { ids?: string } => {
    const known = idsIn(ids)
    return known.length > 0 ? { ids: known.join(',') } : {}
  },
  beforeLoad: allow('student'),
  loaderDeps: ({ search: { ids } }) => ({ ids }),
  loader: async ({ context: { queryClient }, deps: { ids } }) => {
    void queryClient.prefetchQuery(query('GET /profile'))
    void queryClient.prefetchQuery(query('GET /money/finances'))
    void queryClient.prefetchQuery(query('GET /schools/list'))
    const found = await Promise.all(
      idsIn(ids).map(async (unitid) => {
        try {
          await queryClient.ensureQueryData(query('GET /schools/colleges/{unitid}', { unitid }))
          return [unitid]
        } catch (error) {
          // A number in an address that is no college's is left out.
          if (isMissing(error)) return []
          throw error
        }
      }),
    )
    return found.flat()
  },
  head: () => titled('Compare'),
  pendingComponent: PageSkeleton,
  errorComponent: ({ error }) => <PageError page="Compare" title="Error loading colleges" error={error} />,
  component: function CompareRoute() {
    const ids = Route.useLoaderData()
    const navigate = Route.useNavigate()
    return (
      <ComparePage
        key={ids.join()}
        ids={ids}
        onChange={(next) =>
          void navigate({ search: next.length > 0 ? { ids: next.join(',') } : {}, replace: true })
        }
      />
    )
  },
})

function idsIn(ids: unknown): number[] {
  // A single number in an address is read as one, not as text.
  const numbers = (typeof ids === 'number' ? String(ids) : typeof ids === 'string' ? ids : '')
    .split(',')
    .filter((id) => /^\d{1,6}$/.test(id))
    .map(Number)
  return [...new Set(numbers)].slice(0, mostCompared)
}
