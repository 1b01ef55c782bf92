import { Title } from '@mantine/core'
import { createFileRoute } from '@tanstack/react-router'
import { RosterPage } from '../../../features/advising/students/roster-page.tsx'
import { rosterPages } from '../../../features/advising/students/roster-query.ts'
import { rosterSearch } from '../../../features/advising/students/roster-search.ts'
import { StudentError } from '../../../features/advising/students/student-error.tsx'
import { allow } from '../../../platform/guard.ts'
import { titled } from '../../../platform/title.ts'
import { PageSkeleton } from '../../../ui/page-skeleton.tsx'

/** My Students to an advisor, My Advisor to a student. */
export const Route = createFileRoute('/_app/student/advisor')({
  validateSearch: rosterSearch,
  beforeLoad: allow('student', 'advisor'),
  loaderDeps: ({ search: { q, order } }) => ({ q, order }),
  loader: async ({ context: { queryClient, me }, deps }) => {
    if (me.role === 'advisor')
      await queryClient.ensureInfiniteQueryData({ ...rosterPages(deps), revalidateIfStale: true })
  },
  head: ({ match }) => titled(match.context.me.role === 'advisor' ? 'My Students' : 'My Advisor'),
  pendingComponent: PageSkeleton,
  errorComponent: StudentError,
  component: function StudentAdvisorRoute() {
    const { me } = Route.useRouteContext()
    const search = Route.useSearch()
    return me.role === 'advisor' ? <RosterPage search={search} /> : <Title order={1}>My Advisor</Title>
  },
})
