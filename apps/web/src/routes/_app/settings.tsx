import { createFileRoute } from '@tanstack/react-router'
import { SettingsPage } from '../../features/accounts/settings/settings-page.tsx'
import { useMe } from '../../platform/me.ts'
import { titled } from '../../platform/title.ts'

export const Route = createFileRoute('/_app/settings')({
  head: () => titled('Settings'),
  component: function SettingsRoute() {
    return <SettingsPage me={useMe()} />
  },
})
