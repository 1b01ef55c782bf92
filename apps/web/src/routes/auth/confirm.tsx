import { createFileRoute, useLocation } from '@tanstack/react-router'
import { ConfirmPage } from '../../features/accounts/sign-in/confirm-page.tsx'
import { mailedLinkIn } from '../../features/accounts/sign-in/mailed-link.ts'
import { notify } from '../../platform/notify.ts'
import { titled } from '../../platform/title.ts'

export const Route = createFileRoute('/auth/confirm')({
  head: () => titled('Confirm'),
  component: function ConfirmRoute() {
    const navigate = Route.useNavigate()
    const fragment = useLocation({ select: ({ hash }) => hash })

    return (
      <ConfirmPage
        // A second link opened in the same tab starts afresh.
        key={fragment}
        link={mailedLinkIn(fragment)}
        onConfirmed={async ({ type, next }) => {
          if (type === 'recovery' || type === 'invite') return navigate({ to: '/auth/reset', replace: true })
          if (type === 'email_change') {
            notify({ title: 'Email address changed', message: 'Use the new one from now on.' })
            return navigate({ to: '/settings', replace: true })
          }
          if (type === 'signup') notify({ title: 'Email confirmed', message: 'Welcome to Bearings.' })
          return navigate({ to: '/auth', search: next ? { next } : {}, replace: true })
        }}
      />
    )
  },
})
