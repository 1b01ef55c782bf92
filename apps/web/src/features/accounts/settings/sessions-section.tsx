import type { Session } from '@bearings/domain/accounts/schema'
import { Badge, Button, Group, Skeleton, Text } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { mutation, query } from '../../../platform/api.ts'
import { signOut } from '../../../platform/auth.ts'
import { notify, notifyFailure } from '../../../platform/notify.ts'
import { Notice } from '../sign-in/notice.tsx'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { deviceName } from './device-name.ts'
import { Section } from './section.tsx'
import classes from './sessions-section.module.css'

export function SessionsSection() {
  const { data: sessions, isError } = useQuery(query('GET /sessions'))
  const [asking, { open, close }] = useDisclosure()

  return (
    <Section
      title="Where you are signed in"
      text="End any that you do not recognise, and change your password then."
    >
      {isError && <Notice>The list could not be loaded. Please reload the page.</Notice>}
      {!sessions && !isError && <Skeleton height={64} />}
      {sessions && (
        <ul className={classes.list}>
          {sessions.map((session) => (
            <SessionRow key={session.id} session={session} />
          ))}
        </ul>
      )}
      <Group>
        <Button variant="default" onClick={open}>
          Sign out everywhere
        </Button>
      </Group>
      <ConfirmDialog
        opened={asking}
        onClose={close}
        title="Sign out everywhere?"
        text="Every device is signed out, this one too."
        action="Sign out everywhere"
        onConfirm={() => void signOut()}
      />
    </Section>
  )
}

function SessionRow({ session }: { session: Session }) {
  const queryClient = useQueryClient()
  const end = useMutation({
    ...mutation('DELETE /sessions/{id}'),
    onSuccess: () => notify({ title: 'Session ended' }),
    onError: (error) => notifyFailure('Not ended', error),
    onSettled: () => queryClient.invalidateQueries(query('GET /sessions')),
  })
  const name = deviceName(session.userAgent)

  return (
    <li className={classes.row}>
      <div>
        <Group gap="xs">
          <Text fw={600}>{name}</Text>
          {session.current && <Badge color="kelp">This device</Badge>}
        </Group>
        <Text size="sm" c="dimmed">
          {session.address} · signed in {onDay(session.createdAt)}
          {session.current ? '' : `, last used ${onDay(session.refreshedAt)}`}
        </Text>
      </div>
      {!session.current && (
        <Button
          variant="subtle"
          color="coral"
          loading={end.isPending}
          onClick={() => end.mutate({ id: session.id })}
          aria-label={`End ${name}`}
        >
          End
        </Button>
      )}
    </li>
  )
}

function onDay(instant: string): string {
  return new Date(instant).toLocaleString('en-US', {
    month: 'short',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
  })
}
