import { createFileRoute, useRouterState } from '@tanstack/react-router'
import { outcomeIn } from '#features/accounts/school-sign-in/outcome.ts'
import { SchoolPage } from '#features/accounts/school-sign-in/school-page.tsx'
import { titled } from '#platform/navigation/title.ts'
import { sessionState } from '#platform/session/auth.ts'

/** Where people return to from their school's sign-in. */
export const Route = createFileRoute('/auth/school')({
  beforeLoad: async () => ({ reached: await sessionState().catch(() => 'signed-out' as const) }),
  head: () => titled('Sign In'),
  component: function SchoolRoute() {
    const navigate = Route.useNavigate()
    const { reached } = Route.useRouteContext()
    // The page stays as it is while the next one loads, though the address is already that of the next.
    const fragment = useRouterState({
      select: ({ location, resolvedLocation }) => (resolvedLocation ?? location).hash,
    })

    return (
      <SchoolPage
        key={fragment}
        outcome={outcomeIn(fragment)}
        needsCode={reached === 'needs-code'}
        isSignedIn={reached === 'signed-in'}
        onSignedIn={(next) => navigate({ to: '/auth', search: next ? { next } : {}, replace: true })}
      />
    )
  },
})
