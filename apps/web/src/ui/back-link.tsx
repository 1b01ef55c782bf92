import { IconArrowLeft } from '@tabler/icons-react'
import { createLink } from '@tanstack/react-router'
import type { AnchorHTMLAttributes, Ref } from 'react'
import { Icon } from './icon.tsx'
import classes from './quiet-link.module.css'

type Props = AnchorHTMLAttributes<HTMLAnchorElement> & { ref?: Ref<HTMLAnchorElement> }

/** A link back to the page that this one belongs to, above its title. */
export const BackLink = createLink(function BackLink({ children, ...props }: Props) {
  return (
    <a
      {...props}
      className={`no-print inline-row gap-6px self-start text-small below-2 medium ${classes.link} ${classes.back}`}
    >
      <Icon of={IconArrowLeft} size={16} /> {children}
    </a>
  )
})
