import { appliesLater } from '@bearings/domain/class-year'
import { todayIn } from '@bearings/domain/today'
import { createFileRoute, redirect } from '@tanstack/react-router'
import { NextDeadlines } from '#features/deadlines/next-deadlines.tsx'
import { HomeSkeleton } from '#features/home/home-skeleton.tsx'
import { SeniorNext, YoungerNext } from '#features/home/next-thing/next.ts'
import { StudentHome, YoungerHome } from '#features/home/student-home.tsx'
import { WeeklyLog } from '#features/weeks/weekly-log.tsx'
import { lazyComponent } from '#platform/loading/lazy-component.tsx'
import { waitBriefly } from '#platform/loading/wait-briefly.ts'
import { homeOf } from '#platform/navigation/guard.ts'
import { titled } from '#platform/navigation/title.ts'
import { query } from '#platform/queries/api.ts'
import { useMe } from '#platform/session/me.ts'

// Loaded lazily, so that a student's home contains none of the admin's code.
const AdminHome = lazyComponent(() => import('#features/home/admin-home.tsx'), 'AdminHome')
const RefusedNotice = lazyComponent(() => import('#features/people/refused-notice.tsx'), 'RefusedNotice')
const JobsCard = lazyComponent(() => import('#features/jobs/jobs-card.tsx'), 'JobsCard')

export const Route = createFileRoute('/_app/dashboard')({
  beforeLoad: ({ context: { me } }) => {
    if (me.role === 'advisor' || me.role === 'guardian')
      // oxlint-disable-next-line typescript/only-throw-error -- the router redirects when this is thrown.
      throw redirect({ to: homeOf(me.role), search: true, replace: true })
  },
  loader: async ({ context: { queryClient, me } }) => {
    if (me.role === 'admin') void queryClient.prefetchQuery(query('GET /jobs'))
    if (me.role !== 'student') return
    const isLater = appliesLater(me.graduationYear, todayIn(me.timeZone, new Date()))
    // These parts show their own placeholders, and the page can open without them.
    const parts = [
      ...(isLater
        ? [YoungerNext.load(), queryClient.prefetchQuery(query('GET /library/timeline'))]
        : [
            SeniorNext.load(),
            queryClient.prefetchQuery(query('GET /recommenders')),
            queryClient.prefetchQuery(query('GET /money/steps')),
          ]),
      queryClient.prefetchQuery(query('GET /weeks')),
      queryClient.prefetchQuery(query('GET /deadlines')),
      queryClient.prefetchQuery(query('GET /weeks/history')),
    ]
    await Promise.all([
      waitBriefly(parts),
      isLater && YoungerHome.load(),
      queryClient.ensureQueryData(query('GET /profile')),
      queryClient.ensureQueryData(query('GET /money/finances')),
      queryClient.ensureQueryData(query('GET /schools/list')),
      queryClient.ensureQueryData(query('GET /essays')),
    ])
  },
  head: ({ match: { context } }) => titled(context.me?.role === 'admin' ? 'Overview' : 'Home'),
  pendingComponent: HomeSkeleton,
  component: function DashboardRoute() {
    const me = useMe()
    return me.role === 'admin' ? (
      <AdminHome me={me} refused={<RefusedNotice />} jobs={<JobsCard />} />
    ) : (
      <StudentHome me={me} weeklyLog={<WeeklyLog />} nextDeadlines={<NextDeadlines />} />
    )
  },
})
