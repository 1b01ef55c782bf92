import { createFileRoute } from '@tanstack/react-router'
import { SettingsPage } from '#features/accounts/settings/settings-page.tsx'
import { AwaySection } from '#features/advising/covers/away-section.tsx'
import { AvatarSection } from '#features/files/avatar-section.tsx'
import { FormerDocuments } from '#features/files/former-documents.tsx'
import { PreferencesSection } from '#features/notifications/preferences/preferences-section.tsx'
import { PublicSection } from '#features/profile/public/public-section.tsx'
import { titled } from '#platform/navigation/title.ts'
import { useMe } from '#platform/session/me.ts'

export const Route = createFileRoute('/_app/settings')({
  head: () => titled('Settings'),
  component: function SettingsRoute() {
    const me = useMe()
    const notifications = <PreferencesSection demo={me.demoExpiresAt !== null} />
    const publicProfile = me.role === 'student' && me.demoExpiresAt === null && <PublicSection />
    const picture = me.demoExpiresAt === null && <AvatarSection />
    const documents = me.role !== 'student' && me.demoExpiresAt === null && <FormerDocuments />
    return (
      <SettingsPage
        me={me}
        picture={picture}
        documents={documents}
        notifications={notifications}
        away={me.role === 'advisor' && <AwaySection me={me} />}
        publicProfile={publicProfile}
      />
    )
  },
})
