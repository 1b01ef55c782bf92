import { Tooltip } from '@mantine/core'
import type { ReactNode } from 'react'
import classes from './sourced.module.css'

type Props = { source: string; wide?: boolean; children: ReactNode }

/** A published figure whose source and year appear on hover, touch and keyboard focus. */
export function Sourced({ source, wide = false, children }: Props) {
  return (
    <Tooltip label={source} events={{ hover: true, focus: true, touch: true }} multiline maw={280} withArrow>
      <button type="button" className={`bare ${classes.sourced}`} data-wide={wide || undefined}>
        {children}
      </button>
    </Tooltip>
  )
}
