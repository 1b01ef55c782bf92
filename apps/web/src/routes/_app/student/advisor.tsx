import type { RosterName } from '@bearings/domain/advising/students/schema'
import { createFileRoute } from '@tanstack/react-router'
import { ApplicationsPage } from '#features/advising/applications/applications-page.tsx'
import { withKnownCriteria } from '#features/advising/criteria/known-criteria.ts'
import { MyAdvisorPage } from '#features/advising/my-advisor/my-advisor-page.tsx'
import { type MyAdvisorTab, myAdvisorSearch } from '#features/advising/my-advisor/my-advisor-search.ts'
import { RosterPage } from '#features/advising/students/roster-page.tsx'
import { rosterPages } from '#features/advising/students/roster-query.ts'
import { rosterSearch } from '#features/advising/students/roster-search.ts'
import { StudentError } from '#features/advising/students/student-error.tsx'
import { SuggestButton } from '#features/list/suggested/suggest-button.tsx'
import { WriteToSelected } from '#features/messages/broadcasts/write-to-selected.tsx'
import { ApplyTemplate, CreateTaskForSelected } from '#features/tasks/advisor/assign-to-selected.tsx'
import { MyTasks } from '#features/tasks/my-tasks.tsx'
import { beforePage } from '#platform/loading/before-page.ts'
import { allow } from '#platform/navigation/guard.ts'
import { titled } from '#platform/navigation/title.ts'
import { query } from '#platform/queries/api.ts'
import { Filtered } from '#ui/filtered.tsx'
import { PageSkeleton } from '#ui/page-skeleton.tsx'

/** Loaded apart, because every page knows this route. */
const loadKnownCriteria = () => import('#features/advising/criteria/known-criteria.ts')

/** My Students for an advisor, My Advisor for a student. */
export const Route = createFileRoute('/_app/student/advisor')({
  validateSearch: (given: Record<string, unknown>) => ({ ...rosterSearch(given), ...myAdvisorSearch(given) }),
  beforeLoad: allow('student', 'advisor'),
  loaderDeps: ({ search: { by, sort, q, reason, group, graduationYear, ask, order, direction } }) => ({
    by,
    sort,
    q,
    reason,
    group,
    graduationYear,
    ask,
    order,
    direction,
  }),
  loader: async ({ context: { queryClient, me }, deps, cause }) => {
    if (me.role === 'advisor') {
      void queryClient.prefetchQuery(query('GET /advising/views'))
      const search = deps.ask ? (await loadKnownCriteria()).withKnownCriteria(deps) : deps
      // Its rows count as looked at, so that hovering over the link loads none.
      if (search.by === 'application') return
      const pages = { ...rosterPages(search), revalidateIfStale: true }
      await beforePage(cause, queryClient.ensureInfiniteQueryData(pages))
    } else void queryClient.prefetchQuery(query('GET /advising/link'))
  },
  head: ({ match }) => titled(match.context.me.role === 'advisor' ? 'My Students' : 'My Advisor'),
  pendingComponent: PageSkeleton,
  errorComponent: StudentError,
  component: function StudentAdvisorRoute() {
    const { me } = Route.useRouteContext()
    const all = Route.useSearch()
    const navigate = Route.useNavigate()
    if (me.role === 'advisor')
      return (
        <Filtered search={all}>
          {(shown) => {
            const search = withKnownCriteria(rosterSearch(shown))
            const actions = (people: readonly RosterName[], onDone: () => void) => ({
              main: (
                <>
                  <WriteToSelected students={people} onDone={onDone} />
                  <CreateTaskForSelected students={people} onDone={onDone} />
                </>
              ),
              more: (
                <>
                  <ApplyTemplate students={people} onDone={onDone} />
                  <SuggestButton students={people} onDone={onDone} />
                </>
              ),
            })
            return search.by === 'application' ? (
              <ApplicationsPage search={search} actions={actions} />
            ) : (
              <RosterPage search={search} actions={actions} />
            )
          }}
        </Filtered>
      )

    const { tab = 'tasks', task } = all

    const show = (chosen: MyAdvisorTab) =>
      void navigate({ search: chosen === 'tasks' ? {} : { tab: chosen }, replace: true })
    return <MyAdvisorPage tab={tab} onTab={show} tasks={<MyTasks sought={task} />} />
  },
})
