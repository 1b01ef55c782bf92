import type { FamilyInvitation } from '@bearings/domain/family/schema'
import { Button, Card, Group, Text, Title } from '@mantine/core'
import { useClipboard } from '@mantine/hooks'
import { IconCopy } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { useId } from 'react'
import { dayIn } from '#platform/dates.ts'
import { sentNow } from '#platform/queries/api.ts'
import { useMe } from '#platform/session/me.ts'
import { Icon } from '#ui/icon.tsx'
import { relationWords } from './words.ts'

/** An invitation that nobody has accepted, with its link to hand over. */
export function InvitationRow({ invitation }: { invitation: FamilyInvitation }) {
  const { timeZone } = useMe()
  const titleId = useId()
  const { id, name, email, relation, code, expiresAt } = invitation
  const clipboard = useClipboard({ timeout: 3000 })
  const link = `${window.location.origin}/family/join/${code}`
  const takeBack = useMutation(sentNow('DELETE /family/invitations/{id}', 'Not taken back'))
  const about = [relationWords[relation], email, `invited, works until ${dayIn(timeZone, expiresAt)}`]
  return (
    <Card component="li" aria-labelledby={titleId}>
      <Group justify="space-between" gap="sm">
        <div className="wrap-anywhere">
          <Title order={3} id={titleId}>
            {name}
          </Title>
          <Text size="sm" c="dimmed">
            {about.filter(Boolean).join(' · ')}
          </Text>
        </div>
        <Group gap="xs">
          <Button
            variant="default"
            leftSection={<Icon of={IconCopy} />}
            aria-describedby={titleId}
            onClick={() => clipboard.copy(link)}
          >
            {clipboard.copied ? 'Copied' : 'Copy Link'}
          </Button>
          <Button
            variant="default"
            aria-describedby={titleId}
            loading={takeBack.isPending}
            onClick={() => takeBack.mutate({ id })}
          >
            Take Back
          </Button>
        </Group>
      </Group>
      {clipboard.error && (
        <Text c="var(--mantine-color-error)" size="sm" role="alert" mt="xs">
          Your browser blocked copying. Copy the link yourself: {link}
        </Text>
      )}
    </Card>
  )
}
