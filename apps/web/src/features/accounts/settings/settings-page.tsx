import type { Me } from '@bearings/domain/accounts/schema'
import { Stack, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import { AccountSection } from './account-section.tsx'
import { AppearanceSection } from './appearance-section.tsx'
import { LeaveDialog } from './leave-dialog.tsx'
import { PasswordSection } from './password-section.tsx'
import { PrivacySection } from './privacy-section.tsx'
import { profileForm, ProfileSection } from './profile-section.tsx'
import { SessionsSection } from './sessions-section.tsx'
import { TwoFactorSection } from './two-factor-section.tsx'
import { UnsavedBar } from './unsaved-bar.tsx'
import { useSettings } from './use-settings.ts'

type Props = {
  me: Me
  /** The section of what a person is told of. */
  notifications: ReactNode
}

export function SettingsPage({ me, notifications }: Props) {
  const { form, scheme, setScheme, unsaved, save, discard } = useSettings(me)
  const demo = me.demoExpiresAt !== null

  return (
    <Stack gap="lg" maw="46rem">
      <Title order={1}>Settings</Title>
      <ProfileSection me={me} form={form} unsaved={unsaved} onSave={() => save.mutate()} />
      {notifications}
      {me.role === 'student' && !demo && <PrivacySection me={me} />}
      {!demo && <PasswordSection me={me} />}
      {!demo && <TwoFactorSection />}
      <AppearanceSection scheme={scheme} onChange={setScheme} />
      <SessionsSection />
      <AccountSection me={me} />
      {unsaved && <UnsavedBar form={profileForm} saving={save.isPending} onDiscard={discard} />}
      <LeaveDialog unsaved={unsaved} />
    </Stack>
  )
}
