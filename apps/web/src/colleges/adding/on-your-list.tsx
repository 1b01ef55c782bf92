import { IconCheck } from '@tabler/icons-react'
import { Icon } from '#ui/icon.tsx'

/** Replaces the button that adds a college, once it is on the list. */
export function OnYourList() {
  return (
    <span className="inline-row gap-6px middle kelp text-small strong unbroken">
      <Icon of={IconCheck} size={16} /> On your list
    </span>
  )
}
