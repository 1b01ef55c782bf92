import { createFileRoute, redirect } from '@tanstack/react-router'
import { rosterSearch } from '#features/advising/students/roster-search.ts'

/** Redirects to My Students, whose path is the same as My Advisor's. */
export const Route = createFileRoute('/_app/advisor/students/')({
  validateSearch: rosterSearch,
  beforeLoad: ({ search }) => {
    // oxlint-disable-next-line typescript/only-throw-error -- the router redirects when this is thrown.
    throw redirect({ to: '/student/advisor', search, replace: true })
  },
})
