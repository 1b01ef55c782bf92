import type { Me } from '@bearings/domain/accounts/schema'
import { bounds } from '@bearings/domain/advising/options'
import { Switch } from '@mantine/core'
import { notify, notifyFailure } from '#platform/notify.ts'
import { Section } from './section.tsx'
import { useChangeMe } from './use-change-me.ts'

export function PrivacySection({ me }: { me: Me }) {
  const change = useChangeMe()
  // The new value shows immediately and is rolled back if the server refuses it.
  const discoverable = change.isPending ? (change.variables.discoverable ?? me.discoverable) : me.discoverable

  return (
    <Section title="Privacy">
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
    </Section>
  )
}
