import type { EssaySummary } from '@bearings/domain/essays/schema'
import { counted } from '@bearings/domain/words'
import { Anchor } from '@mantine/core'
import { IconCopy } from '@tabler/icons-react'
import { Icon } from '#ui/icon.tsx'
import classes from './reuse-hint.module.css'

type Props = { similar: EssaySummary; pending: boolean; onStart: () => void }

/** Offers the student's text for a similar prompt. */
export function ReuseHint({ similar, pending, onStart }: Props) {
  const where = similar.schoolName ? `for ${similar.schoolName}` : 'in a shared essay'

  return (
    <p className={`flex gap-2 sea text-small items-start rounded ${classes.hint}`}>
      <Icon of={IconCopy} size={16} />
      <span>
        You answered a similar prompt {where} ({counted(similar.words, 'word')}).{' '}
        <Anchor
          component="button"
          type="button"
          inherit
          fw={600}
          className={classes.start}
          disabled={pending}
          onClick={onStart}
        >
          Start from it?
        </Anchor>
      </span>
    </p>
  )
}
