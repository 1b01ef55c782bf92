import { Anchor, type AnchorProps } from '@mantine/core'
import { createLink } from '@tanstack/react-router'
import type { AnchorHTMLAttributes, Ref } from 'react'

type Props = AnchorProps & Omit<AnchorHTMLAttributes<HTMLAnchorElement>, keyof AnchorProps>

/** A link to a page of the app within a text. */
export const LinkAnchor = createLink(function LinkAnchor(props: Props & { ref?: Ref<HTMLAnchorElement> }) {
  return <Anchor {...props} />
})
