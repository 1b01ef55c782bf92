import { say } from '@bearings/domain/say'
import { createFileRoute, redirect } from '@tanstack/react-router'
import { AuthPage, type AuthTab } from '#features/accounts/sign-in/auth-page.tsx'
import { TwoFactorForm } from '#features/accounts/sign-in/two-factor-form.tsx'
import { familyCodeIn } from '#platform/navigation/family-code.ts'
import { homeOf, pathToReturnTo } from '#platform/navigation/guard.ts'
import { titled } from '#platform/navigation/title.ts'
import { sessionState } from '#platform/session/auth.ts'
import { loadMe } from '#platform/session/me.ts'

type Search = { next?: string; tab?: AuthTab }

export const Route = createFileRoute('/auth/')({
  validateSearch: ({ next, tab }: Record<string, unknown>): Search => ({
    ...(typeof next === 'string' && { next }),
    ...((tab === 'sign-up' || tab === 'sign-in') && { tab }),
  }),
  beforeLoad: async ({ context: { queryClient }, search }) => {
    // If the server is unreachable, the form is shown, which then says so itself.
    const reached = await sessionState().catch(() => 'signed-out' as const)
    if (reached !== 'signed-in') return { asksForCode: reached === 'needs-code' }
    // A person whose account cannot be read may sign in again.
    const me = await loadMe(queryClient).catch(() => null)
    if (!me) return { asksForCode: false }
    // That page's own guard decides whether the role may open it.
    const href = pathToReturnTo(search.next, window.location.origin) ?? homeOf(me.role)
    // oxlint-disable-next-line typescript/only-throw-error -- the router redirects when this is thrown.
    throw redirect({ href, replace: true })
  },
  head: ({ match: { search } }) => titled(search.tab === 'sign-up' ? say('Sign Up') : say('Sign In')),
  component: function AuthRoute() {
    const { asksForCode } = Route.useRouteContext()
    const { tab: asked, next } = Route.useSearch()
    // Whoever is invited by their child is mostly new here.
    const usual = familyCodeIn(next) === null ? 'sign-in' : 'sign-up'
    const tab = asked ?? usual
    const navigate = Route.useNavigate()

    if (asksForCode) return <TwoFactorForm />
    return (
      <AuthPage
        tab={tab}
        ahead={
          next?.startsWith('/join/')
            ? say('Sign in, or sign up as a student, to open your invite.')
            : familyCodeIn(next) === null
              ? undefined
              : say('Sign up, or sign in if you have an account, to open your invitation.')
        }
        onTab={(chosen) =>
          void navigate({
            search: ({ next }) => ({ ...(next && { next }), ...(chosen !== usual && { tab: chosen }) }),
            replace: true,
          })
        }
      />
    )
  },
})
