import { createFileRoute } from '@tanstack/react-router'
import { Suspense } from 'react'
import { DashboardPage } from '#features/advising/dashboard/dashboard-page.tsx'
import { dashboardSearch, type DashboardTab } from '#features/advising/dashboard/dashboard-search.ts'
import { RequestsTab } from '#features/advising/requests/requests-tab.tsx'
import { AddStudentsTab } from '#features/advising/search/add-students-tab.tsx'
import { rosterPages } from '#features/advising/students/roster-query.ts'
import { WriteDialog } from '#features/messages/broadcasts/write-to-selected.tsx'
import { type TasksSearch, tasksSearch } from '#features/tasks/advisor/tasks-search.ts'
import { TasksTab } from '#features/tasks/advisor/tasks-tab.tsx'
import { WhoHasNot } from '#features/tasks/assignments/who-has-not.tsx'
import { allow } from '#platform/navigation/guard.ts'
import { titled } from '#platform/navigation/title.ts'
import { query } from '#platform/queries/api.ts'

export const Route = createFileRoute('/_app/advisor/dashboard')({
  validateSearch: (given: Record<string, unknown>) => ({ ...dashboardSearch(given), ...tasksSearch(given) }),
  beforeLoad: allow('advisor'),
  loaderDeps: ({ search: { tab } }) => ({ tab }),
  loader: ({ context: { queryClient }, deps: { tab } }) => {
    void queryClient.prefetchQuery(query('GET /advising/summary'))
    if (tab === undefined) void queryClient.prefetchInfiniteQuery(rosterPages())
  },
  head: () => titled('Advisor Dashboard'),
  component: function AdvisorDashboardRoute() {
    const { tab = 'students', ...tasks } = Route.useSearch()
    const navigate = Route.useNavigate()
    const show = (chosen: DashboardTab) =>
      void navigate({ search: chosen === 'students' ? {} : { tab: chosen }, replace: true })
    const showTasks = (search: TasksSearch) =>
      void navigate({ search: { tab: 'tasks', ...search }, replace: true })
    const close = () => showTasks({ ...tasks, write: undefined })
    return (
      <DashboardPage
        tab={tab}
        onTab={show}
        slots={{
          add: <AddStudentsTab />,
          requests: <RequestsTab />,
          tasks: (
            <>
              <TasksTab search={tasks} onSearch={showTasks} />
              {tasks.write && (
                <WhoHasNot assignmentId={tasks.write} onClose={close}>
                  {(students, subject) => (
                    <Suspense>
                      <WriteDialog students={students} subject={subject} onClose={close} />
                    </Suspense>
                  )}
                </WhoHasNot>
              )}
            </>
          ),
        }}
      />
    )
  },
})
