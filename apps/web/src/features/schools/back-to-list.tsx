import { IconArrowLeft } from '@tabler/icons-react'
import { LinkAnchor } from '../../ui/link-anchor.tsx'
import classes from './back-to-list.module.css'

export function BackToList() {
  return (
    <LinkAnchor to="/schools" className={`${classes.back} no-print`}>
      <IconArrowLeft size={16} stroke={1.75} aria-hidden /> My School List
    </LinkAnchor>
  )
}
