import { createFileRoute } from '@tanstack/react-router'
import { LinkEnded } from '#features/accounts/sign-in/link-ended.tsx'
import { ResetPage } from '#features/accounts/sign-in/reset-page.tsx'
import { TwoFactorForm } from '#features/accounts/sign-in/two-factor-form.tsx'
import { nextIn } from '#platform/navigation/guard.ts'
import { titled } from '#platform/navigation/title.ts'
import { isByMail, sessionState } from '#platform/session/auth.ts'
import { storedSession } from '#platform/session/session-storage.ts'

/**
 * The page for a new password, reached with the session that a mailed link has opened. The second factor is asked for
 * afterwards, so that who cannot give it now can still shut out somebody who knows the old password.
 */
export const Route = createFileRoute('/auth/reset')({
  validateSearch: nextIn,
  beforeLoad: async () => {
    const reached = await sessionState()
    const session = storedSession()
    const asksForCode = reached === 'needs-code' && !(session && isByMail(session))
    return { asksForCode, needsCode: reached === 'needs-code', email: session?.user.email ?? null }
  },
  head: () => titled('New password'),
  component: function ResetRoute() {
    const { asksForCode, needsCode, email } = Route.useRouteContext()
    const { next } = Route.useSearch()
    if (email === null) return <LinkEnded next={next} />
    return asksForCode ? <TwoFactorForm /> : <ResetPage email={email} needsCode={needsCode} next={next} />
  },
})
