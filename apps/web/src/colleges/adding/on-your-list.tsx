import { IconCheck } from '@tabler/icons-react'
import { Icon } from '#ui/icon.tsx'
import classes from './on-your-list.module.css'

/** Replaces the button that adds a college, once it is on the list. */
export function OnYourList() {
  return (
    <span className={`inline-row ${classes.listed}`}>
      <Icon of={IconCheck} size={16} /> On your list
    </span>
  )
}
