import { createFileRoute, redirect } from '@tanstack/react-router'
import { ResetPage } from '#features/accounts/sign-in/reset-page.tsx'
import { TwoFactorForm } from '#features/accounts/sign-in/two-factor-form.tsx'
import { auth, sessionState } from '#platform/auth.ts'
import { titled } from '#platform/title.ts'

/** Reached with the session that a link in a mail has opened. A second factor is asked for all the same. */
export const Route = createFileRoute('/auth/reset')({
  beforeLoad: async () => {
    const reached = await sessionState()
    const { data } = await auth.getSession()
    // oxlint-disable-next-line typescript/only-throw-error -- how the router is told to go elsewhere.
    if (!data.session) throw redirect({ to: '/auth/forgot', replace: true })
    return { asksForCode: reached === 'needs-code', email: data.session.user.email ?? '' }
  },
  head: () => titled('New password'),
  component: function ResetRoute() {
    const { asksForCode, email } = Route.useRouteContext()
    return asksForCode ? <TwoFactorForm /> : <ResetPage email={email} />
  },
})
