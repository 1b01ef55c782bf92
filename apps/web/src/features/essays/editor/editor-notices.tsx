import { Button } from '@mantine/core'
import { IconArrowsSplit2, IconHistory, IconRefresh } from '@tabler/icons-react'
import { momentIn } from '../../../platform/words.ts'
import { Notice } from '../../../ui/notice.tsx'
import { undoable } from '../../../ui/undoable.tsx'
import type { useEssayText } from './use-essay-text.ts'

type Props = {
  text: ReturnType<typeof useEssayText>
  /** It was saved elsewhere, and this tab shows what was. */
  isNews: boolean
  busy: boolean
  timeZone: string
  onCompare: () => void
  onSeen: () => void
}

/** What one should know before typing on: a restored text, or that another tab has saved. */
export function EditorNotices({ text, isNews, busy, timeZone, onCompare, onSeen }: Props) {
  if (busy) return null

  return (
    <>
      {text.restored && (
        <Notice
          icon={<IconHistory size={18} stroke={1.75} aria-hidden />}
          action={
            <Button
              variant="default"
              size="compact-sm"
              onClick={() => undoable('Draft discarded', text.discard())}
            >
              Discard
            </Button>
          }
        >
          Restored what you typed on{' '}
          <time dateTime={text.restored.savedAt}>{momentIn(timeZone, text.restored.savedAt)}</time>. It is not
          saved yet.
        </Notice>
      )}
      {text.isOutdated && (
        <Notice
          icon={<IconArrowsSplit2 size={18} stroke={1.75} aria-hidden />}
          action={
            <Button variant="default" size="compact-sm" onClick={onCompare}>
              Compare
            </Button>
          }
        >
          This essay was saved in another tab or on another device since you began to type. Neither text is
          lost.
        </Notice>
      )}
      {isNews && !text.isOutdated && (
        <Notice
          icon={<IconRefresh size={18} stroke={1.75} aria-hidden />}
          action={
            <Button variant="default" size="compact-sm" onClick={onSeen}>
              OK
            </Button>
          }
        >
          This essay was saved in another tab or on another device. You see its newest text.
        </Notice>
      )}
    </>
  )
}
