import { Alert, Button, Group, Text } from '@mantine/core'
import { IconHistory } from '@tabler/icons-react'
import { momentIn } from '../platform/dates.ts'
import type { Draft } from '../platform/drafts/draft-storage.ts'
import { useMe } from '../platform/session/me.ts'
import { Icon } from './icon.tsx'
import { notifyWithUndo } from './notify-with-undo.ts'

type Props = {
  restored: Draft<unknown> | null
  changedElsewhere: boolean
  discard: () => () => void
}

/** The notice that a form shows unsaved changes, with a button to discard them. */
export function RestoredNotice({ restored, changedElsewhere, discard }: Props) {
  const { timeZone } = useMe()
  if (!restored) return null

  return (
    <Alert color="brass" icon={<Icon of={IconHistory} />} py="sm">
      <Group justify="space-between" gap="sm">
        <Text size="sm">
          Restored what you typed on{' '}
          <time dateTime={restored.savedAt}>{momentIn(timeZone, restored.savedAt)}</time>.
          {changedElsewhere && ' The saved version has changed since then.'}
        </Text>
        <Button
          variant="default"
          size="compact-md"
          onClick={() => notifyWithUndo('Draft discarded', discard())}
        >
          Discard
        </Button>
      </Group>
    </Alert>
  )
}
