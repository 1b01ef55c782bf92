import { Stack } from '@mantine/core'
import type { QueryClient } from '@tanstack/react-query'
import { createFileRoute, Link } from '@tanstack/react-router'
import { withKnownCriteria } from '#features/advising/criteria/known-criteria.ts'
import { partQueries } from '#features/advising/students/part-query.ts'
import { StudentError } from '#features/advising/students/student-error.tsx'
import { StudentPage } from '#features/advising/students/student-page.tsx'
import { studentSearch, type StudentTab } from '#features/advising/students/student-search.ts'
import { firstNameOf } from '#features/advising/students/words.ts'
import { AdvisedDeadlines } from '#features/deadlines/advised-deadlines.tsx'
import { AdvisedEssays } from '#features/essays/advised/advised-essays.tsx'
import { AdvisedDocuments } from '#features/files/advised-documents.tsx'
import { AdvisedList } from '#features/list/advised/advised-list.tsx'
import { SuggestButton } from '#features/list/suggested/suggest-button.tsx'
import { WriteLink } from '#features/messages/write-link.tsx'
import { AdvisedMoney } from '#features/money/advised-money.tsx'
import { AdvisedProfile } from '#features/profile/advised/advised-profile.tsx'
import { AdvisedLetters } from '#features/recommenders/advised-letters.tsx'
import { CreateTaskButton } from '#features/tasks/advisor/create-task-button.tsx'
import { StudentTasks } from '#features/tasks/advisor/student-tasks.tsx'
import { taskPages } from '#features/tasks/tasks-query.ts'
import { AdvisedWeeks } from '#features/weeks/advised-weeks.tsx'
import { allow } from '#platform/navigation/guard.ts'
import { titled } from '#platform/navigation/title.ts'
import { query } from '#platform/queries/api.ts'
import { PageSkeleton } from '#ui/page-skeleton.tsx'

export const Route = createFileRoute('/_app/advisor/students/$studentId')({
  validateSearch: studentSearch,
  beforeLoad: allow('advisor'),
  // The student can read who looked, and hovering over a name must not count as a look.
  preload: false,
  loaderDeps: ({ search: { tab } }): { tab: StudentTab } => ({ tab: tab ?? 'overview' }),
  loader: ({ context: { queryClient }, params: { studentId }, deps: { tab } }) => {
    const student = query('GET /advising/students/{id}', { id: studentId })
    // The open tab's data is requested at the same time; the page does not wait for it.
    prefetch(queryClient, tab, studentId)
    return queryClient.ensureQueryData({ ...student, revalidateIfStale: true })
  },
  head: ({ loaderData }) => titled(loaderData?.fullName || 'My Students'),
  pendingComponent: PageSkeleton,
  errorComponent: StudentError,
  component: function StudentRoute() {
    const { studentId } = Route.useParams()
    const { tab = 'overview', task, ...roster } = Route.useSearch()
    const navigate = Route.useNavigate()
    return (
      <StudentPage
        key={studentId}
        studentId={studentId}
        tab={tab}
        roster={withKnownCriteria(roster)}
        onTab={(chosen) =>
          void navigate({
            search: chosen === 'overview' ? roster : { ...roster, tab: chosen },
            replace: true,
          })
        }
        slots={{
          list: ({ entries }, student) => (
            <AdvisedList
              entries={entries}
              today={student.today}
              name={firstNameOf(student)}
              studentId={studentId}
            />
          ),
          deadlines: (deadlines, student) => (
            <AdvisedDeadlines
              deadlines={deadlines}
              here={{ timeZone: student.timeZone, today: student.today, now: new Date() }}
              name={firstNameOf(student)}
            />
          ),
          profile: ({ profile, parts }, student) => (
            <Stack gap="md">
              <AdvisedProfile profile={profile} parts={parts} name={firstNameOf(student)} />
              {parts.profile && <AdvisedDocuments studentId={studentId} name={firstNameOf(student)} />}
            </Stack>
          ),
          essays: (essays, { today }) => (
            <AdvisedEssays
              essays={essays}
              today={today}
              link={({ id }, words, className) => (
                <Link
                  to="/advisor/students/$studentId/essays/$essayId"
                  params={{ studentId, essayId: id }}
                  className={className}
                >
                  {words}
                </Link>
              )}
            />
          ),
          letters: (letters, student) => (
            <AdvisedLetters letters={letters} today={student.today} name={firstNameOf(student)} />
          ),
          money: (money, student) => <AdvisedMoney money={money} name={firstNameOf(student)} />,
          weeks: (log, student) => <AdvisedWeeks {...log} name={firstNameOf(student)} />,
          actions: (student) => (
            <>
              <WriteLink personId={student.id} />
              <SuggestButton students={[student]} />
              <CreateTaskButton student={student} />
            </>
          ),
          tasks: (student) => <StudentTasks student={student} sought={task} />,
        }}
      />
    )
  },
})

function prefetch(queryClient: QueryClient, tab: StudentTab, id: string): void {
  if (tab === 'tasks') void queryClient.prefetchInfiniteQuery(taskPages({ studentId: id }))
  else if (tab === 'notes') void queryClient.prefetchQuery(query('GET /advising/students/{id}/notes', { id }))
  else if (tab === 'list') void queryClient.prefetchQuery(partQueries.list(id))
  else if (tab === 'deadlines') void queryClient.prefetchQuery(partQueries.deadlines(id))
  else if (tab === 'profile') void queryClient.prefetchQuery(partQueries.profile(id))
  else if (tab === 'essays') void queryClient.prefetchQuery(partQueries.essays(id))
  else if (tab === 'letters') void queryClient.prefetchQuery(partQueries.letters(id))
  else if (tab === 'money') void queryClient.prefetchQuery(partQueries.money(id))
  else if (tab === 'weeks') void queryClient.prefetchQuery(partQueries.weeks(id))
}
