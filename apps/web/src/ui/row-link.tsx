import { createLink } from '@tanstack/react-router'
import type { AnchorHTMLAttributes, Ref } from 'react'
import classes from './row-link.module.css'

type Props = AnchorHTMLAttributes<HTMLAnchorElement> & { ref?: Ref<HTMLAnchorElement> }

/** The name of a row's subject, as a link that covers the row. */
export const RowLink = createLink(function RowLink({ className = '', children, ...props }: Props) {
  return (
    <a data-row {...props} className={`${classes.link} ${className}`}>
      {children}
    </a>
  )
})
