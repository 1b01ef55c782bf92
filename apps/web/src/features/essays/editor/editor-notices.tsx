import { Button } from '@mantine/core'
import { IconHistory, IconRefresh } from '@tabler/icons-react'
import { momentIn } from '#platform/dates.ts'
import { ConflictNotice } from '#ui/conflict-notice.tsx'
import { Icon } from '#ui/icon.tsx'
import { Notice } from '#ui/notice.tsx'
import { notifyWithUndo } from '#ui/notify-with-undo.ts'
import type { useEssayText } from './use-essay-text.ts'

type Props = {
  text: ReturnType<typeof useEssayText>
  busy: boolean
  timeZone: string
  onCompare: () => void
}

/** Notices to read before typing on: a restored draft, or a save in another tab. */
export function EditorNotices({ text, busy, timeZone, onCompare }: Props) {
  if (busy) return null

  return (
    <>
      {text.restored && (
        <Notice
          icon={<Icon of={IconHistory} />}
          action={
            <Button
              variant="default"
              size="compact-sm"
              onClick={() => notifyWithUndo('Draft discarded', text.dropRestored())}
            >
              Discard
            </Button>
          }
        >
          Restored what you typed on{' '}
          <time dateTime={text.restored.savedAt}>{momentIn(timeZone, text.restored.savedAt)}</time>.
        </Notice>
      )}
      {text.state.other && (
        <ConflictNotice onCompare={onCompare}>
          This essay was saved in another tab or on another device after you started typing. Neither text is
          lost.
        </ConflictNotice>
      )}
      {text.isNews && (
        <Notice
          icon={<Icon of={IconRefresh} />}
          action={
            <Button variant="default" size="compact-sm" onClick={text.markSeen}>
              OK
            </Button>
          }
        >
          This essay was saved in another tab or on another device. You are seeing its latest text.
        </Notice>
      )}
    </>
  )
}
