import { createFileRoute, Outlet, redirect } from '@tanstack/react-router'
import { query } from '../platform/api.ts'
import { accessToken } from '../platform/auth.ts'

/** Everything behind sign-in. After `/auth` people come back to the page they first asked for. */
export const Route = createFileRoute('/_app')({
  beforeLoad: async ({ context: { queryClient }, location }) => {
    const signedIn = await accessToken()
    // oxlint-disable-next-line typescript/only-throw-error -- how the router is told to go elsewhere.
    if (!signedIn) throw redirect({ to: '/auth', search: { next: location.href }, replace: true })
    return { me: await queryClient.ensureQueryData(query('GET /me')) }
  },
  component: Outlet,
})
