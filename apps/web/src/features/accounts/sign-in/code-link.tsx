import { LinkAnchor } from '#ui/link-anchor.tsx'
import type { LinkType } from './mailed-link.ts'

type Props = {
  type: LinkType
  /** The page first requested, which opens after the code is entered. */
  next?: string | undefined
}

/** A link to the page where the code of an email is entered. */
export function CodeLink({ type, next }: Props) {
  return (
    <LinkAnchor to="/auth/confirm" search={{ type, ...(next !== undefined && { next }) }} fw={600}>
      Enter the code from the email
    </LinkAnchor>
  )
}
