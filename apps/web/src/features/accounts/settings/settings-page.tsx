import type { Me } from '@bearings/domain/accounts/schema'
import { say } from '@bearings/domain/say'
import { Stack } from '@mantine/core'
import type { ReactNode } from 'react'
import { PageHeader } from '#ui/page-header.tsx'
import { AccountSection } from './account-section.tsx'
import { AppearanceSection } from './appearance-section.tsx'
import { DataSection } from './data-section.tsx'
import { LeaveDialog } from './leave-dialog.tsx'
import { PrivacySection } from './privacy-section.tsx'
import { profileForm, ProfileSection } from './profile-section.tsx'
import { SectionsWithList } from './section-list.tsx'
import { Section } from './section.tsx'
import { SessionsSection } from './sessions-section.tsx'
import { SignInPart } from './sign-in-part.tsx'
import { TwoFactorSection } from './two-factor-section.tsx'
import { UnsavedBar } from './unsaved-bar.tsx'
import { useSettings } from './use-settings.ts'

type Props = {
  me: Me
  /** The profile picture section. */
  picture: ReactNode
  /** The section of files left from an earlier role. */
  documents: ReactNode
  /** The notification settings section. */
  notifications: ReactNode
  /** The section on being away, of an advisor. */
  away: ReactNode
  /** The public profile, for the section on privacy. */
  publicProfile: ReactNode
}

export function SettingsPage({ me, picture, documents, notifications, away, publicProfile }: Props) {
  const { form, scheme, setScheme, unsaved, saving, save, dialog, discard } = useSettings(me)
  const demo = me.demoExpiresAt !== null

  if (me.needsTwoFactor)
    return (
      <Stack gap="lg" maw="46rem">
        <PageHeader title={say('Settings')} />
        <TwoFactorSection me={me} />
        <Section title={say('Privacy & Security')}>
          <SignInPart me={me} />
        </Section>
        <SessionsSection />
      </Stack>
    )

  return (
    <Stack gap="lg">
      <PageHeader title={say('Settings')} />
      <SectionsWithList>
        <ProfileSection me={me} form={form} unsaved={unsaved} onSave={save} />
        {picture}
        {notifications}
        {away}
        {!demo && <PrivacySection me={me} publicProfile={publicProfile} />}
        {!demo && <TwoFactorSection me={me} />}
        <AppearanceSection scheme={scheme} onChange={setScheme} />
        <SessionsSection />
        {documents}
        {!demo && <DataSection isStudent={me.role === 'student'} />}
        <AccountSection me={me} />
        {unsaved && <UnsavedBar form={profileForm} saving={saving} onDiscard={discard} />}
      </SectionsWithList>
      {dialog}
      <LeaveDialog unsaved={unsaved} />
    </Stack>
  )
}
