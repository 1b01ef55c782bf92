import type { FamilyGuardian } from '@bearings/domain/family/schema'
import { dollars, yearsInWords } from '@bearings/domain/words'
import { Button, Card, Group, Stack, Text, Title } from '@mantine/core'
import { IconPlayerPause, IconPlayerPlay, IconUnlink } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { dayIn } from '#platform/dates.ts'
import { notify } from '#platform/notify.ts'
import { mutation } from '#platform/queries/api.ts'
import { useMe } from '#platform/session/me.ts'
import { Chip } from '#ui/chip.tsx'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { Icon } from '#ui/icon.tsx'
import { FilledPrices } from './filled-prices.tsx'
import { PartFields } from './part-fields.tsx'
import { relationWords } from './words.ts'

/** A parent or guardian as their student sees them: what they see, and how to pause or end it. */
export function GuardianCard({ guardian }: { guardian: FamilyGuardian }) {
  const { timeZone } = useMe()
  const [ending, setEnding] = useState(false)
  const { id, fullName, email, relation, parts, isPaused, since } = guardian
  const change = useMutation(mutation('PATCH /family/guardians/{id}', 'Not changed'))
  const titleId = `guardian-${id}`
  return (
    <Card component="li" aria-labelledby={titleId}>
      <Stack gap="md">
        <Group justify="space-between" gap="sm" align="flex-start">
          <div className="wrap-anywhere">
            <Group gap={8}>
              <Title order={2} size="h3" id={titleId}>
                {fullName}
              </Title>
              {isPaused && <Chip tone="brass">Paused</Chip>}
            </Group>
            <Text size="sm" c="dimmed">
              {relationWords[relation]} · {email} · since {dayIn(timeZone, since)}
            </Text>
          </div>
          <Group gap="xs">
            <Button
              variant="default"
              leftSection={<Icon of={isPaused ? IconPlayerPlay : IconPlayerPause} />}
              aria-describedby={titleId}
              loading={change.isPending && change.variables.isPaused !== undefined}
              onClick={() => change.mutate({ id, isPaused: !isPaused })}
            >
              {isPaused ? 'Resume' : 'Pause'}
            </Button>
            <Button
              variant="default"
              leftSection={<Icon of={IconUnlink} />}
              aria-describedby={titleId}
              onClick={() => setEnding(true)}
            >
              End
            </Button>
          </Group>
        </Group>
        {isPaused && (
          <Text size="sm">
            {fullName} sees that you have paused, without a reason, and nothing of yours until you resume.
          </Text>
        )}
        <PartFields
          parts={parts}
          onChange={(part, shown) => change.mutate({ id, parts: { [part]: shown } })}
        />
        <Filled guardian={guardian} />
      </Stack>
      {ending && <EndDialog guardian={guardian} onClose={() => setEnding(false)} />}
    </Card>
  )
}

/** What this person has filled in for the family, and what it comes to. */
function Filled({ guardian: { id, fullName, filled } }: { guardian: FamilyGuardian }) {
  const { timeZone } = useMe()
  if (!filled) return null
  const { at, budget, index } = filled
  return (
    <Stack gap={4}>
      <Text size="sm" fw={600}>
        Filled by {fullName}, {dayIn(timeZone, at)}
      </Text>
      {index && (
        <Text size="sm">
          Student Aid Index {index.sai.toLocaleString('en-US').replace('-', '−')} for{' '}
          {yearsInWords(index.awardYear)}, Pell Grant {dollars(index.pell)}.
        </Text>
      )}
      {budget !== null && <Text size="sm">Your family can pay {dollars(budget)} a year.</Text>}
      <FilledPrices id={id} />
    </Stack>
  )
}

function EndDialog({
  guardian: { id, fullName },
  onClose,
}: {
  guardian: FamilyGuardian
  onClose: () => void
}) {
  const end = useMutation({
    ...mutation('POST /family/guardians/{id}/end', 'Not ended'),
    onSuccess: () => {
      notify({ title: 'Ended', message: `${fullName} no longer sees anything of yours.` })
      onClose()
    },
  })
  return (
    <ConfirmDialog
      title={`End the connection with ${fullName}?`}
      action="End Connection"
      isDestructive
      isPending={end.isPending}
      onCancel={onClose}
      onConfirm={() => end.mutate({ id })}
    >
      {`${fullName} no longer sees anything of yours, and is told so. What they filled in for your family is deleted.`}
    </ConfirmDialog>
  )
}
