import { createFileRoute, useRouterState } from '@tanstack/react-router'
import { KeepAddressPage } from '#features/accounts/sign-in/keep-address-page.tsx'
import { titled } from '#platform/navigation/title.ts'

export const Route = createFileRoute('/auth/keep-address')({
  head: () => titled('Keep your email'),
  component: function KeepAddressRoute() {
    const fragment = useRouterState({ select: ({ location }) => location.hash })
    const given = new URLSearchParams(fragment)
    return <KeepAddressPage person={given.get('person') ?? ''} token={given.get('token') ?? ''} />
  },
})
