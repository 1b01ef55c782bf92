import { LinkAnchor } from '#ui/link-anchor.tsx'
import type { LinkType } from './mailed-link.ts'

/** To where the code of an email is entered. */
export function CodeLink({ type }: { type: LinkType }) {
  return (
    <LinkAnchor to="/auth/confirm" search={{ type }} fw={600}>
      Enter the code from the email
    </LinkAnchor>
  )
}
