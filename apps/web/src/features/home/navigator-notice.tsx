import { LinkAnchor } from '#ui/link-anchor.tsx'
import classes from './navigator-notice.module.css'

/** On a phone the panel has no place beside the page. */
export function NavigatorNotice() {
  return (
    <p className={classes.notice}>
      On a larger screen the AI assistant opens beside this page. Here it has{' '}
      <LinkAnchor to="/navigator" inherit underline="always">
        a page of its own
      </LinkAnchor>
      .
    </p>
  )
}
