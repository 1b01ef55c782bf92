import { Button, type ButtonProps } from '@mantine/core'
import { createLink } from '@tanstack/react-router'
import type { AnchorHTMLAttributes, Ref } from 'react'

type Props = ButtonProps & Omit<AnchorHTMLAttributes<HTMLAnchorElement>, keyof ButtonProps>

/** A link to a page of the app that looks like a button. */
export const LinkButton = createLink(function LinkButton(props: Props & { ref?: Ref<HTMLAnchorElement> }) {
  return <Button component="a" {...props} />
})
