import { createFileRoute } from '@tanstack/react-router'
import { SettingsPage } from '#features/accounts/settings/settings-page.tsx'
import { PreferencesSection } from '#features/notifications/preferences/preferences-section.tsx'
import { PublicSection } from '#features/profile/public/public-section.tsx'
import { useMe } from '#platform/me.ts'
import { titled } from '#platform/title.ts'

export const Route = createFileRoute('/_app/settings')({
  head: () => titled('Settings'),
  component: function SettingsRoute() {
    const me = useMe()
    const notifications = <PreferencesSection demo={me.demoExpiresAt !== null} />
    const publicProfile = me.role === 'student' && me.demoExpiresAt === null && <PublicSection />
    return <SettingsPage me={me} notifications={notifications} publicProfile={publicProfile} />
  },
})
