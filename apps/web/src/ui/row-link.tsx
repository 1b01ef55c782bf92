import { createLink } from '@tanstack/react-router'
import type { AnchorHTMLAttributes, Ref } from 'react'
import classes from './row-link.module.css'

type Props = AnchorHTMLAttributes<HTMLAnchorElement> & { ref?: Ref<HTMLAnchorElement> }

/** The name of what a row is about; all of the row leads there. */
export const RowLink = createLink(function RowLink({ className = '', children, ...props }: Props) {
  return (
    <a data-row {...props} className={`${classes.link} ${className}`}>
      {children}
    </a>
  )
})
