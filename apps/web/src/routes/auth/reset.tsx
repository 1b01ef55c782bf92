import { createFileRoute } from '@tanstack/react-router'
import { LinkEnded } from '#features/accounts/sign-in/link-ended.tsx'
import { ResetPage } from '#features/accounts/sign-in/reset-page.tsx'
import { TwoFactorForm } from '#features/accounts/sign-in/two-factor-form.tsx'
import { titled } from '#platform/navigation/title.ts'
import { sessionState } from '#platform/session/auth.ts'
import { storedSession } from '#platform/session/session-storage.ts'

/**
 * The page for a new password, reached with the session that a mailed link has opened. A second factor is
 * still required.
 */
export const Route = createFileRoute('/auth/reset')({
  beforeLoad: async () => {
    const reached = await sessionState()
    return { asksForCode: reached === 'needs-code', email: storedSession()?.user.email ?? null }
  },
  head: () => titled('New password'),
  component: function ResetRoute() {
    const { asksForCode, email } = Route.useRouteContext()
    if (email === null) return <LinkEnded />
    return asksForCode ? <TwoFactorForm /> : <ResetPage email={email} />
  },
})
