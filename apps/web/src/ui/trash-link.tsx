import { IconTrash } from '@tabler/icons-react'
import { createLink } from '@tanstack/react-router'
import type { AnchorHTMLAttributes, Ref } from 'react'
import { Icon } from './icon.tsx'
import classes from './quiet-link.module.css'

type Props = AnchorHTMLAttributes<HTMLAnchorElement> & { ref?: Ref<HTMLAnchorElement> }

export const TrashLink = createLink(function TrashLink(props: Props) {
  return (
    <a {...props} className={`no-print inline-row gap-6px self-start text-small ${classes.link}`}>
      <Icon of={IconTrash} size={16} /> Trash
    </a>
  )
})
