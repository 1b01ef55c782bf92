import { createFileRoute } from '@tanstack/react-router'
import { NavigatorPage } from '#features/navigator/navigator-page.tsx'
import { allow } from '#platform/navigation/guard.ts'
import { titled } from '#platform/navigation/title.ts'

export const Route = createFileRoute('/_app/navigator')({
  beforeLoad: allow('student', 'advisor'),
  head: () => titled('Your AI Navigator'),
  component: function NavigatorRoute() {
    const { me } = Route.useRouteContext()
    return <NavigatorPage userId={me.userId} />
  },
})
