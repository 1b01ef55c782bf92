import { createFileRoute, redirect } from '@tanstack/react-router'

/** An admin's overview is their home. */
export const Route = createFileRoute('/_app/admin/')({
  beforeLoad: () => {
    // oxlint-disable-next-line typescript/only-throw-error -- how the router is told to go elsewhere.
    throw redirect({ to: '/dashboard', replace: true })
  },
})
