import { Link } from '@tanstack/react-router'
import { useOffline } from './use-offline.ts'
import classes from './offline.module.css'

/** In the place of a page, or a part of one, that this device has never shown. `isWholePage`: nothing else is there. */
export function OfflineGap({ isWholePage = false }: { isWholePage?: boolean }) {
  const offline = useOffline()
  if (!offline?.isMissing) return null
  return (
    <output className={classes.gap}>
      You are offline, and not all of this page was opened on this device before. The rest comes when you are
      back online. {isWholePage && <Link to="/dashboard">Go to your home page</Link>}
    </output>
  )
}
