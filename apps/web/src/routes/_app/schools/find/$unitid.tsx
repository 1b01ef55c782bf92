import { createFileRoute, notFound } from '@tanstack/react-router'
import { CollegePage } from '#features/colleges/college/college-page.tsx'
import { NotFoundInShell } from '#features/shell/not-found-page.tsx'
import { isId } from '#platform/is-id.ts'
import { titled } from '#platform/navigation/title.ts'
import { query } from '#platform/queries/api.ts'
import { isMissing } from '#ui/is-missing.ts'
import { PageError } from '#ui/page-error.tsx'
import { PageSkeleton } from '#ui/page-skeleton.tsx'

/**
 * A college by its federal number, for every role. `student` is the one for whom an advisor wants to see its
 * odds.
 */
export const Route = createFileRoute('/_app/schools/find/$unitid')({
  validateSearch: ({ student }: Record<string, unknown>): { student?: string } =>
    isId(student) ? { student } : {},
  loader: async ({ context: { queryClient, me }, params: { unitid } }) => {
    if (!/^\d{1,6}$/.test(unitid)) throw notFound()
    if (me.role === 'student') {
      void queryClient.prefetchQuery(query('GET /profile'))
      void queryClient.prefetchQuery(query('GET /money/finances'))
      void queryClient.prefetchQuery(query('GET /schools/list'))
    }
    try {
      const { name } = await queryClient.ensureQueryData(
        query('GET /schools/colleges/{unitid}', { unitid: Number(unitid) }),
      )
      return { name }
    } catch (error) {
      if (isMissing(error)) throw notFound()
      throw error
    }
  },
  head: ({ loaderData }) => titled(loaderData?.name ?? 'College'),
  pendingComponent: PageSkeleton,
  notFoundComponent: NotFoundInShell,
  errorComponent: ({ error }) => <PageError page="College" title="Error loading the college" error={error} />,
  component: function CollegeRoute() {
    const { unitid } = Route.useParams()
    const { student } = Route.useSearch()
    const navigate = Route.useNavigate()
    return (
      <CollegePage
        key={unitid}
        unitid={Number(unitid)}
        studentId={student}
        onStudent={(id) => void navigate({ search: id ? { student: id } : {}, replace: true })}
      />
    )
  },
})
