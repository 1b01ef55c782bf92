import { say } from '@bearings/domain/say'
import { createFileRoute, useRouterState } from '@tanstack/react-router'
import { ConfirmPage } from '#features/accounts/sign-in/confirm-page.tsx'
import { requested } from '#features/accounts/sign-in/first-requested.ts'
import { linkTypeIn, type LinkType, mailedLinkIn } from '#features/accounts/sign-in/mailed-link.ts'
import { titled } from '#platform/navigation/title.ts'
import { notify } from '#platform/notify.ts'

export const Route = createFileRoute('/auth/confirm')({
  validateSearch: ({ type, next }: Record<string, unknown>): { type?: LinkType; next?: string } => ({
    ...(type !== undefined && { type: linkTypeIn(type) }),
    ...(typeof next === 'string' && { next }),
  }),
  head: () => titled(say('Confirm')),
  component: function ConfirmRoute() {
    const navigate = Route.useNavigate()
    const { type, next: nextOfCode } = Route.useSearch()
    // The page stays as it is while the next one loads, though the address is already that of the next.
    const fragment = useRouterState({
      select: ({ location, resolvedLocation }) => (resolvedLocation ?? location).hash,
    })

    return (
      <ConfirmPage
        // A second link opened in the same tab starts over.
        key={fragment}
        link={mailedLinkIn(fragment)}
        code={{ type: type ?? 'signup', next: nextOfCode }}
        onUsedBefore={({ next }) => navigate({ to: '/auth', search: next ? { next } : {}, replace: true })}
        onConfirmed={async ({ type: done, next }) => {
          if (done === 'recovery' || done === 'invite')
            return navigate({ to: '/auth/reset', search: requested(next), replace: true })
          if (done === 'email_change') {
            notify({ title: say('Email address changed'), message: say('Use the new one from now on.') })
            return navigate({ to: '/settings', replace: true })
          }
          if (done === 'signup')
            notify({ title: say('Email confirmed'), message: say('Welcome to Bearings.') })
          return navigate({ to: '/auth', search: next ? { next } : {}, replace: true })
        }}
      />
    )
  },
})
