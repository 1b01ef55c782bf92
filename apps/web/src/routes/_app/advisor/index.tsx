import { createFileRoute, redirect } from '@tanstack/react-router'

/** An address cut short after its first word leads to the first page there. */
export const Route = createFileRoute('/_app/advisor/')({
  beforeLoad: () => {
    // oxlint-disable-next-line typescript/only-throw-error -- how the router is told to go elsewhere.
    throw redirect({ to: '/advisor/dashboard', replace: true })
  },
})
