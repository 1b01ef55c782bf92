import { createFileRoute, redirect } from '@tanstack/react-router'

/** An advisor's students have the address that a student's advisor has, too. */
export const Route = createFileRoute('/_app/advisor/students/')({
  beforeLoad: () => {
    // oxlint-disable-next-line typescript/only-throw-error -- how the router is told to go elsewhere.
    throw redirect({ to: '/student/advisor', replace: true })
  },
})
