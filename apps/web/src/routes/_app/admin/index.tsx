import { createFileRoute, redirect } from '@tanstack/react-router'

/** Redirects to an admin's home, which is the overview. */
export const Route = createFileRoute('/_app/admin/')({
  beforeLoad: () => {
    // oxlint-disable-next-line typescript/only-throw-error -- the router redirects when this is thrown.
    throw redirect({ to: '/dashboard', replace: true })
  },
})
