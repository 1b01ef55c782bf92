import { steps } from '@bearings/domain/profile/options'
import { createFileRoute, redirect } from '@tanstack/react-router'

/** Redirects a URL that was cut off before the step's number to the first step. */
export const Route = createFileRoute('/_app/profile/edit/')({
  beforeLoad: () => {
    // oxlint-disable-next-line typescript/only-throw-error -- the router redirects when this is thrown.
    throw redirect({ to: '/profile/edit/$step', params: { step: steps[0] }, replace: true })
  },
})
