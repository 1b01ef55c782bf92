import { LinkAnchor } from '#ui/link-anchor.tsx'
import classes from './navigator-notice.module.css'

/** On a phone the panel has no place beside the page. */
export function NavigatorNotice() {
  return (
    <p className={classes.notice}>
      The AI assistant stands beside this page on larger screens. Here it is{' '}
      <LinkAnchor to="/navigator" inherit underline="always">
        a page of its own
      </LinkAnchor>
      .
    </p>
  )
}
