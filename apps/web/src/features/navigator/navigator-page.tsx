import { Panel } from './panel.tsx'
import classes from './navigator-page.module.css'

/** The navigator as its own page, for phones and for longer conversations. */
export function NavigatorPage({ userId }: { userId: string }) {
  return (
    <div className={`panel column clipped ${classes.page}`}>
      <Panel userId={userId} here={{}} level={1} />
    </div>
  )
}
