import { createFileRoute, redirect } from '@tanstack/react-router'

/** Redirects to My Students, whose path is the same as My Advisor's. */
export const Route = createFileRoute('/_app/advisor/students/')({
  beforeLoad: () => {
    // oxlint-disable-next-line typescript/only-throw-error -- the router redirects when this is thrown.
    throw redirect({ to: '/student/advisor', replace: true })
  },
})
