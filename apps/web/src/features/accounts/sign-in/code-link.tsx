import { say } from '@bearings/domain/say'
import { LinkAnchor } from '#ui/link-anchor.tsx'
import type { LinkType } from './mailed-link.ts'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The address that an email with a code went to. In the history it is in no address and no log. */
    sentTo?: string
  }
}

type Props = {
  type: LinkType
  /** The address that the email went to. */
  sentTo: string
  /** The page first requested, which opens after the code is entered. */
  next?: string | undefined
}

/** A link to the page where the code of an email is entered. */
export function CodeLink({ type, sentTo, next }: Props) {
  return (
    <LinkAnchor
      to="/auth/confirm"
      search={{ type, ...(next !== undefined && { next }) }}
      state={{ sentTo }}
      fw={600}
    >
      {say('Enter the code from the email')}
    </LinkAnchor>
  )
}
