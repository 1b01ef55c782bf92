import type { Me } from '@bearings/domain/accounts/schema'
import { say } from '@bearings/domain/say'
import { Stack } from '@mantine/core'
import { useLocation } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { PageHeader } from '#ui/page-header.tsx'
import { PhoneParts } from '#ui/phone-parts.tsx'
import { useIsTablet } from '#ui/use-is-narrow.ts'
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
  // As it was opened: a phone that is turned would lose a half-typed password.
  const isNarrow = useIsTablet()
  const [isTablet] = useState(isNarrow)
  const { hash } = useLocation()

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

  const profile = (onRefused?: () => void) => (
    <>
      <ProfileSection me={me} form={form} unsaved={unsaved} onSave={save} onRefused={onRefused} />
      {picture}
    </>
  )
  const told = (
    <>
      {notifications}
      {away}
    </>
  )
  const safety = !demo && (
    <>
      <PrivacySection me={me} publicProfile={publicProfile} />
      <TwoFactorSection me={me} />
    </>
  )
  const looks = <AppearanceSection scheme={scheme} onChange={setScheme} />
  const rest = (
    <>
      {documents}
      {!demo && <DataSection isStudent={me.role === 'student'} />}
      <AccountSection me={me} />
    </>
  )
  const bar = unsaved && <UnsavedBar form={profileForm} saving={saving} onDiscard={discard} />

  return (
    <Stack gap="lg">
      <PageHeader title={say('Settings')} />
      {isTablet ? (
        <>
          <PhoneParts
            names={{
              profile: say('Profile'),
              notifications: say('Notifications'),
              security: say('Security'),
              account: say('Account'),
            }}
            label={say('Sections')}
            // A link in every email leads to the notifications.
            first={hash === 'notifications' ? 'notifications' : 'profile'}
            // The bar saves its form from every part.
            kept="profile"
            parts={{
              profile: (_, open) => <Stack gap="lg">{profile(open)}</Stack>,
              notifications: () => <Stack gap="lg">{told}</Stack>,
              security: () => (
                <Stack gap="lg">
                  {safety}
                  <SessionsSection />
                </Stack>
              ),
              account: () => (
                <Stack gap="lg">
                  {looks}
                  {rest}
                </Stack>
              ),
            }}
          />
          {bar}
        </>
      ) : (
        <SectionsWithList>
          {profile()}
          {told}
          {safety}
          {looks}
          <SessionsSection />
          {rest}
          {bar}
        </SectionsWithList>
      )}
      {dialog}
      <LeaveDialog unsaved={unsaved} />
    </Stack>
  )
}
