import type { Me } from '@bearings/domain/accounts/schema'
import { bounds } from '@bearings/domain/advising/options'
import { fewest } from '@bearings/domain/list/record/rules'
import { say } from '@bearings/domain/say'
import { Switch } from '@mantine/core'
import type { ReactNode } from 'react'
import { notify, notifyFailure } from '#platform/notify.ts'
import { Section } from './section.tsx'
import { SignInPart } from './sign-in-part.tsx'
import { useChangeMe } from './use-change-me.ts'

type Props = {
  me: Me
  /** Absent for people who have no public profile. */
  publicProfile: ReactNode
}

/** Who can find and read a student, and the password of any account. */
export function PrivacySection({ me, publicProfile }: Props) {
  return (
    <Section title={say('Privacy & Security')}>
      {me.role === 'student' && <DiscoverableSwitch me={me} />}
      {me.role === 'student' && !me.demoExpiresAt && <ChecksEstimatesSwitch me={me} />}
      {publicProfile}
      <SignInPart me={me} />
    </Section>
  )
}

function DiscoverableSwitch({ me }: { me: Me }) {
  return (
    <OwnSwitch
      me={me}
      of="discoverable"
      label="Advisors can find me by my student ID"
      description={
        me.studentId
          ? `An advisor who types at least ${bounds.searched.min} characters of your student ID, ${me.studentId}, can find your name, student ID and high school, and ask to be your advisor.`
          : 'No advisor can find you because you have not entered a student ID. To be found, add it under Profile Settings.'
      }
      saved={{ on: 'Advisors can find you', off: 'Advisors can no longer find you' }}
    />
  )
}

function ChecksEstimatesSwitch({ me }: { me: Me }) {
  return (
    <OwnSwitch
      me={me}
      of="checksEstimates"
      label="Help check our estimates"
      description={`When colleges answer, the answers are compared with the odds that we gave. Only counts of at least ${fewest.applications} applications by ${fewest.students} students are shown, and no names.`}
      saved={{ on: 'Your answers count', off: 'Your answers no longer count' }}
    />
  )
}

type SwitchProps = {
  me: Me
  of: 'discoverable' | 'checksEstimates'
  label: string
  description: string
  saved: { on: string; off: string }
}

/** A switch of one's own account. The new value shows immediately and is rolled back if the server refuses it. */
function OwnSwitch({ me, of, label, description, saved }: SwitchProps) {
  const change = useChangeMe()
  return (
    <Switch
      label={label}
      description={description}
      checked={change.isPending ? (change.variables[of] ?? me[of]) : me[of]}
      onChange={({ currentTarget }) =>
        change.mutate(
          { [of]: currentTarget.checked },
          {
            onSuccess: (now) => notify({ title: now[of] ? saved.on : saved.off }),
            onError: (error) => notifyFailure(say('Not saved'), error),
          },
        )
      }
    />
  )
}
