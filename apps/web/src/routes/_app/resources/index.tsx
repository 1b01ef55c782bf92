import { createFileRoute, redirect } from '@tanstack/react-router'

/** Redirects a URL that was cut off after its first segment to the first page below it. */
export const Route = createFileRoute('/_app/resources/')({
  beforeLoad: () => {
    // oxlint-disable-next-line typescript/only-throw-error -- the router redirects when this is thrown.
    throw redirect({ to: '/resources/admitted-profiles', search: true, replace: true })
  },
})
