import { say } from '@bearings/domain/say'
import { useOffline } from './use-offline.ts'
import classes from './offline.module.css'

/** The notice that part of a page was never loaded on this device. */
export function OfflineGap() {
  const offline = useOffline()
  if (!offline?.isMissing) return null
  return (
    <output className={`no-print panel block muted ${classes.gap}`}>
      {say(
        '{reason}, and part of this page has not been opened on this device before. The rest loads when you are back online.',
        { reason: say(navigator.onLine ? 'The server cannot be reached' : 'You are offline') },
      )}
    </output>
  )
}
