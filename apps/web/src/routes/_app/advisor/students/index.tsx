import { createFileRoute, redirect } from '@tanstack/react-router'
import { type RosterSearch, rosterSearch } from '#features/advising/students/roster-search.ts'

/** Redirects to My Students, whose path is the same as My Advisor's. */
export const Route = createFileRoute('/_app/advisor/students/')({
  validateSearch: rosterSearch,
  // A link is for advisors alone: it would lead a student to My Advisor.
  beforeLoad: Object.assign(toMyStudents, { roles: ['advisor'] }),
})

function toMyStudents({ search }: { search: RosterSearch }) {
  // oxlint-disable-next-line typescript/only-throw-error -- the router redirects when this is thrown.
  throw redirect({ to: '/student/advisor', search, replace: true })
}
