import type { Me } from '@bearings/domain/accounts/schema'
import { bounds } from '@bearings/domain/advising/options'
import { Switch } from '@mantine/core'
import type { ReactNode } from 'react'
import { notify, notifyFailure } from '#platform/notify.ts'
import { PasswordPart } from './password-part.tsx'
import { Section } from './section.tsx'
import { useChangeMe } from './use-change-me.ts'

type Props = {
  me: Me
  /** Absent for people who have no public profile. */
  publicProfile: ReactNode
}

/** Who can find and read a student, and the password of any account. */
export function PrivacySection({ me, publicProfile }: Props) {
  return (
    <Section title="Privacy & Security">
      {me.role === 'student' && <DiscoverableSwitch me={me} />}
      {publicProfile}
      <PasswordPart me={me} />
    </Section>
  )
}

function DiscoverableSwitch({ me }: { me: Me }) {
  const change = useChangeMe()
  // The new value shows immediately and is rolled back if the server refuses it.
  const discoverable = change.isPending ? (change.variables.discoverable ?? me.discoverable) : me.discoverable

  return (
    <Switch
      label="Advisors can find me by my student ID"
      description={
        me.studentId
          ? `An advisor who types at least ${bounds.searched.min} characters of your student ID, ${me.studentId}, can find your name, student ID and high school, and ask to be your advisor.`
          : 'No advisor can find you because you have not entered a student ID. To be found, add it under Profile Settings above.'
      }
      checked={discoverable}
      onChange={({ currentTarget }) =>
        change.mutate(
          { discoverable: currentTarget.checked },
          {
            onSuccess: (saved) =>
              notify({
                title: saved.discoverable ? 'Advisors can find you' : 'Advisors can no longer find you',
              }),
            onError: (error) => notifyFailure('Not saved', error),
          },
        )
      }
    />
  )
}
