import type { Preference } from '@bearings/domain/notifications/schema'
import { say } from '@bearings/domain/say'
import { Button, Card, Skeleton, Stack, Switch, Text, Title } from '@mantine/core'
import { useMe } from '#platform/session/me.ts'
import { explain } from '#product/explain.ts'
import { groups, textFor } from './groups.ts'
import { PreferencesGroup } from './preferences-group.tsx'
import { PushSwitch } from './push-switch.tsx'
import { usePreferences, withMails } from './use-preferences.ts'

/** The notification settings, in the app, by mail and on this device; each switch saves immediately. */
export function PreferencesSection({ demo }: { demo: boolean }) {
  const { preferences, error, retry, set } = usePreferences()

  return (
    <Card component="section" aria-labelledby="notifications" id="notification-settings">
      <Title order={2} id="notifications">
        {say('Notifications')}
      </Title>
      <Text c="dimmed" mt={2}>
        {say('Choose what you are notified about. Each change is saved right away.')}
      </Text>
      {preferences && <Choices preferences={preferences} demo={demo} set={set} />}
      {!preferences && error && (
        <div role="alert">
          <Text my="sm">{explain(error)}</Text>
          <Button variant="default" onClick={retry}>
            {say('Try again')}
          </Button>
        </div>
      )}
      {!preferences && !error && <Skeleton height={320} mt="md" radius="md" />}
    </Card>
  )
}

type Props = { preferences: readonly Preference[]; demo: boolean; set: (changed: Preference[]) => void }

function Choices({ preferences, demo, set }: Props) {
  const { role } = useMe()
  return (
    <Stack gap="lg" mt="md">
      <Switch
        label={say('Email notifications')}
        description={
          demo
            ? say('A demo has no mailbox, so nothing is sent.')
            : say('Emails for each kind checked below. Emails about your account are always sent.')
        }
        disabled={demo}
        checked={!demo && preferences.some(({ byMail }) => byMail)}
        onChange={({ currentTarget }) => set(withMails(preferences, currentTarget.checked))}
      />
      <PushSwitch />
      {groups.map((group) => (
        <PreferencesGroup
          key={group.name}
          name={group.name}
          text={textFor(group, role)}
          preferences={preferences.filter(({ type }) => group.types.includes(type))}
          demo={demo}
          set={set}
        />
      ))}
    </Stack>
  )
}
