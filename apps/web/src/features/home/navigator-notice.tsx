import { LinkAnchor } from '#ui/link-anchor.tsx'

/** The notice that the navigator has its own page, because a phone has no room for the panel. */
export function NavigatorNotice() {
  return (
    <p className="secondary only-phone">
      On a larger screen the AI assistant opens beside this page. Here it has{' '}
      <LinkAnchor to="/navigator" inherit underline="always">
        a page of its own
      </LinkAnchor>
      .
    </p>
  )
}
