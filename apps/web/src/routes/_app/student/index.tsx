import { createFileRoute, redirect } from '@tanstack/react-router'

/** An address cut short after its first word leads to the only page there. */
export const Route = createFileRoute('/_app/student/')({
  beforeLoad: () => {
    // oxlint-disable-next-line typescript/only-throw-error -- how the router is told to go elsewhere.
    throw redirect({ to: '/student/advisor', replace: true })
  },
})
