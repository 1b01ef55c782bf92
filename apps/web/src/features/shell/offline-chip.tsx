import { say } from '@bearings/domain/say'
import { formatInteger } from '@bearings/domain/words'
import { VisuallyHidden } from '@mantine/core'
import { IconWifiOff } from '@tabler/icons-react'
import { momentIn } from '#platform/dates.ts'
import { useMe } from '#platform/session/me.ts'
import { Icon } from '#ui/icon.tsx'
import { useOffline, useUnsent } from './use-offline.ts'
import classes from './offline.module.css'

/**
 * The chip on every page while the network or the server is missing. It says when the data on the page was
 * read.
 */
export function OfflineChip({ small = false }: { small?: boolean }) {
  const offline = useOffline()
  const { timeZone } = useMe()
  const since = offline?.since ? momentIn(timeZone, new Date(offline.since).toISOString()) : null
  const unsent = useUnsent()
  const state = navigator.onLine ? say('Server unreachable') : say('Offline')
  const words = [
    since ? say('{state}. This is from {moment}.', { state, moment: since }) : state,
    unsent > 0 &&
      say(unsent === 1 ? '{changes} change not sent yet.' : '{changes} changes not sent yet.', {
        changes: formatInteger(unsent),
      }),
  ]
    .filter(Boolean)
    .join(' ')

  return (
    <output className="no-print hidden-if-empty">
      {offline && (
        <span
          className={`row gap-2 outlined-strong rounded muted text-caption strong line-16 ${classes.chip}`}
          data-hint={small ? words : undefined}
        >
          <Icon of={IconWifiOff} size={16} />
          {small ? <VisuallyHidden>{words}</VisuallyHidden> : <span>{words}</span>}
          {small && unsent > 0 && <span aria-hidden>{unsent}</span>}
        </span>
      )}
    </output>
  )
}
