import { bounds } from '@bearings/domain/list/options'
import { faultInPortalNote, faultInPortalUrl, portalHost } from '@bearings/domain/list/portal'
import type { EntryChanges, EntryPage } from '@bearings/domain/list/schema'
import { untilDay } from '@bearings/domain/words'
import { Anchor, Button, Card, Group, Stack, Text, TextInput, Title } from '@mantine/core'
import { IconExternalLink } from '@tabler/icons-react'
import { useState } from 'react'
import { useChangeEntry } from '#colleges/plan/use-change-entry.ts'
import { Icon } from '#ui/icon.tsx'
import { PasteMail } from '../mail/paste-mail.tsx'

/**
 * Where the college shows what has become of an application, when the student last looked there, and what was still
 * missing. Never how they sign in.
 */
export function PortalCard({ entry, today }: { entry: EntryPage; today: string }) {
  const { id, portalUrl, portalLookedOn, portalMissing } = entry
  const change = useChangeEntry()
  const save = (changes: EntryChanges) => change.mutate({ id, ...changes })
  const [isChanging, setChanging] = useState(false)

  return (
    <Card component="section" aria-labelledby="portal" className="no-print">
      <Group justify="space-between" gap="xs">
        <Title order={2} id="portal">
          Applicant portal
        </Title>
        <Group gap="xs">
          {portalUrl && !isChanging && (
            <Button variant="subtle" color="sea" size="compact-sm" onClick={() => setChanging(true)}>
              Change
            </Button>
          )}
          <PasteMail entry={entry} />
        </Group>
      </Group>
      <Stack gap="sm" mt="sm">
        {portalUrl && !isChanging ? (
          <Anchor href={portalUrl} target="_blank" rel="noreferrer" fw={600} className="wrap-anywhere">
            {portalHost(portalUrl)}{' '}
            <IconExternalLink size={14} stroke={1.75} aria-label="(opens in a new tab)" />
          </Anchor>
        ) : (
          <KeptField
            label="Address"
            placeholder="https://"
            description="From the email that the college sent you. Never your password."
            value={portalUrl}
            max={bounds.portalUrl.max}
            faultIn={faultInPortalUrl}
            onKeep={(url) => {
              setChanging(false)
              if (url !== portalUrl) save({ portalUrl: url })
            }}
          />
        )}
        <Group gap="8px 12px">
          <Button
            variant="light"
            color="sea"
            leftSection={<Icon of={IconExternalLink} size={16} />}
            disabled={portalLookedOn === today}
            onClick={() => save({ portalLookedOn: today })}
          >
            Looked
          </Button>
          <Text size="sm" c="dimmed" aria-live="polite">
            {portalLookedOn ? `Last looked ${untilDay(portalLookedOn, today)}` : 'Not looked at yet'}
          </Text>
        </Group>
        <KeptField
          label="What is missing"
          placeholder="Nothing"
          value={portalMissing}
          max={bounds.portalMissing.max}
          faultIn={faultInPortalNote}
          onKeep={(missing) => missing !== portalMissing && save({ portalMissing: missing })}
        />
      </Stack>
    </Card>
  )
}

type FieldProps = {
  label: string
  placeholder: string
  description?: string
  value: string | null
  max: number
  faultIn: (text: string) => string | null
  onKeep: (text: string | null) => void
}

/** A field that is kept when the student leaves it or presses Enter, unless what it says is refused. */
function KeptField({ value, max, faultIn, onKeep, ...words }: FieldProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const text = typed ?? value ?? ''
  const fault = typed === null ? null : faultIn(typed)
  const keep = () => {
    if (fault !== null) return
    setTyped(null)
    onKeep(text.trim() || null)
  }
  return (
    <TextInput
      {...words}
      value={text}
      maxLength={max}
      autoComplete="off"
      error={fault}
      onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      onBlur={keep}
      onKeyDown={({ key }) => key === 'Enter' && keep()}
    />
  )
}
