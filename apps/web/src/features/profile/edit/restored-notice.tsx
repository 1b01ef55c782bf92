import { Alert, Button, Group, Text } from '@mantine/core'
import { IconHistory } from '@tabler/icons-react'
import type { Draft } from '../../../platform/drafts.ts'
import { undoable } from '../../../ui/undoable.tsx'

type Props = {
  restored: Draft<unknown> | null
  changedElsewhere: boolean
  discard: () => () => void
}

/** Says that the form shows more than what is saved, and offers the way back to that. */
export function RestoredNotice({ restored, changedElsewhere, discard }: Props) {
  if (!restored) return null

  return (
    <Alert color="brass" icon={<IconHistory size={18} stroke={1.75} aria-hidden />} py="sm">
      <Group justify="space-between" gap="sm">
        <Text size="sm">
          Restored what you typed on{' '}
          <time dateTime={restored.savedAt}>{moment.format(new Date(restored.savedAt))}</time>.
          {changedElsewhere && ' What was saved has changed since then.'}
        </Text>
        <Button variant="default" size="compact-md" onClick={() => undoable('Draft discarded', discard())}>
          Discard
        </Button>
      </Group>
    </Alert>
  )
}

const moment = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' })
