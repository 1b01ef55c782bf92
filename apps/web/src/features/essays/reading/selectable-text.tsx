import { limits } from '@bearings/domain/essays/comments/options'
import { anchorOf } from '@bearings/domain/essays/comments/rules'
import type { Anchor } from '@bearings/domain/essays/comments/schema'
import { Button, VisuallyHidden } from '@mantine/core'
import { IconMessagePlus } from '@tabler/icons-react'
import { useId, useRef } from 'react'
import { Icon } from '#ui/icon.tsx'
import { type Marked, MarkedText } from './marked-text.tsx'
import { moveSelection, selectedIn } from './selection.ts'
import { useSelected } from './use-selected.ts'
import classes from './reading.module.css'

type Props = {
  text: string
  marked: readonly Marked[]
  active: string | null
  onMark: (id: string) => void
  onComment: (anchor: Anchor) => void
}

/** An essay to read. Words selected in it, by mouse or keyboard, can be commented on. */
export function SelectableText({ text, marked, active, onMark, onComment }: Props) {
  const root = useRef<HTMLDivElement>(null)
  const selected = useSelected(root)
  const anchor = selected && anchorOf(text, selected)
  const how = useId()

  function comment() {
    const place = root.current && selectedIn(root.current)
    const chosen = place && anchorOf(text, place)
    if (chosen) onComment(chosen)
  }

  return (
    <div className={`relative ${classes.selectable}`}>
      <VisuallyHidden id={how}>
        Press the left or right arrow key to select a word, and hold Shift to select more. Press Enter to
        comment on the selection.
      </VisuallyHidden>
      {/* Selecting by keyboard requires focus and key events. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <section
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        aria-label="Essay text"
        aria-describedby={how}
        className={classes.text}
        onKeyDown={(event) => {
          if (event.altKey || event.ctrlKey || event.metaKey || !root.current) return
          const isMine =
            event.key === 'Enter'
              ? anchor !== null && selected !== null
              : moveSelection(root.current, event.key, event.shiftKey)
          if (!isMine) return
          event.preventDefault()
          if (event.key === 'Enter') comment()
        }}
      >
        <MarkedText ref={root} text={text} marked={marked} active={active} onMark={onMark} />
      </section>
      {selected && (
        <div className={classes.offer} style={{ top: selected.top, left: selected.left }}>
          {anchor ? (
            <Button
              size="compact-md"
              color="sea"
              leftSection={<Icon of={IconMessagePlus} />}
              // Keeps the selection while the button is pressed.
              onMouseDown={(event) => event.preventDefault()}
              onClick={comment}
            >
              Comment
            </Button>
          ) : (
            <span className={`detail outlined-strong rounded on-surface ${classes.tooLong}`}>
              Select up to {limits.quote.toLocaleString('en-US')} characters to comment on them
            </span>
          )}
        </div>
      )}
    </div>
  )
}
