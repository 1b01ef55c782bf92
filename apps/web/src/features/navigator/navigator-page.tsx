import { Panel } from './panel.tsx'
import classes from './navigator-page.module.css'

/** The navigator as a page of its own: for phones, and wherever else it is more than something beside the page. */
export function NavigatorPage({ userId }: { userId: string }) {
  return (
    <div className={classes.page}>
      <Panel userId={userId} here={{}} level={1} />
    </div>
  )
}
