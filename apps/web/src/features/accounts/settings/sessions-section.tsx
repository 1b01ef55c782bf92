import { sessionDays } from '@bearings/domain/accounts/rules'
import type { Session } from '@bearings/domain/accounts/schema'
import { say } from '@bearings/domain/say'
import { Badge, Button, Group, Skeleton, Text } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { useMutation, useQuery } from '@tanstack/react-query'
import { momentIn } from '#platform/dates.ts'
import { notify } from '#platform/notify.ts'
import { call, mutation, query } from '#platform/queries/api.ts'
import { deviceName } from '#platform/session/device-name.ts'
import { useMe } from '#platform/session/me.ts'
import { useSignOut } from '#platform/sign-out/use-sign-out.tsx'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { LoadError } from '#ui/load-error.tsx'
import { Section } from './section.tsx'
import { useProof, type WithProof } from './use-proof.tsx'
import classes from './sessions-section.module.css'

export function SessionsSection() {
  const { data: sessions, error, refetch } = useQuery(query('GET /sessions'))
  const [asking, { open, close }] = useDisclosure()
  const { signOut, dialog } = useSignOut()
  const proof = useProof()

  return (
    <Section
      title={say('Where you are signed in')}
      text={say(
        'If you don’t recognize a session, end it and change your password. Each session ends automatically after {unused} days without use, and {longest} days after you signed in.',
        sessionDays,
      )}
    >
      {!sessions && error && (
        <LoadError title={say('Error loading your sessions')} error={error} onRetry={refetch} isPlain />
      )}
      {!sessions && !error && <Skeleton height={64} />}
      {sessions && (
        <ul>
          {sessions.map((session) => (
            <SessionRow key={session.id} session={session} withProof={proof.withProof} />
          ))}
        </ul>
      )}
      <Group>
        <Button variant="default" onClick={open}>
          {say('Sign out everywhere')}
        </Button>
      </Group>
      <ConfirmDialog
        opened={asking}
        onCancel={close}
        title={say('Sign out everywhere?')}
        action={say('Sign out everywhere')}
        onConfirm={() => {
          close()
          void signOut()
        }}
      >
        {say('Every device is signed out, including this one.')}
      </ConfirmDialog>
      {dialog}
      {proof.dialog}
    </Section>
  )
}

function SessionRow({ session, withProof }: { session: Session; withProof: WithProof }) {
  const { timeZone } = useMe()
  const end = useMutation({
    ...mutation('DELETE /sessions/{id}', say('Not ended')),
    mutationFn: (one) => withProof(() => call('DELETE /sessions/{id}', one)),
    onSuccess: () => notify({ title: say('Session ended') }),
    meta: { endsWhenRead: true },
  })
  const name = deviceName(session.userAgent)

  return (
    <li className={`ruled row spread gap-4 ${classes.row}`}>
      <div>
        <Group gap="xs">
          <Text fw={600}>{name}</Text>
          {session.current && <Badge color="kelp">{say('This device')}</Badge>}
        </Group>
        <Text size="sm" c="dimmed">
          {session.address} · {say('signed in {moment}', { moment: momentIn(timeZone, session.createdAt) })}
          {!session.current &&
            `, ${say('last used {moment}', { moment: momentIn(timeZone, session.refreshedAt) })}`}
        </Text>
      </div>
      {!session.current && (
        <Button
          variant="subtle"
          color="coral"
          loading={end.isPending}
          onClick={() => end.mutate({ id: session.id })}
          aria-label={say('End {name}', { name })}
        >
          {say('End')}
        </Button>
      )}
    </li>
  )
}
