import { IconCalendarEvent } from '@tabler/icons-react'
import { EmptyState } from '#ui/empty-state.tsx'
import { LinkButton } from '#ui/link-button.tsx'

/** What this place is for, and the first step. */
export function EmptyDeadlines() {
  return (
    <EmptyState
      icon={IconCalendarEvent}
      title="When is it due?"
      action={
        <LinkButton to="/schools" search={{ add: true }} size="md">
          Add a school
        </LinkButton>
      }
    >
      The deadlines of your schools, essays and checklists meet here, with what is left to do for each. Begin
      with a school on your list; many bring their dates along.
    </EmptyState>
  )
}
