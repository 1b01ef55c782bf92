import { useOffline } from './use-offline.ts'
import classes from './offline.module.css'

/** In the place of a part of a page that this device has never shown. */
export function OfflineGap() {
  const offline = useOffline()
  if (!offline?.isMissing) return null
  return (
    <output className={classes.gap}>
      {`${navigator.onLine ? 'The server cannot be reached' : 'You are offline'}, and part of this page has not been opened on this device before. The rest loads when you are back online.`}
    </output>
  )
}
