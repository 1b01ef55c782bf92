import { IconCalendarEvent } from '@tabler/icons-react'
import { EmptyState } from '#ui/empty-state.tsx'
import { LinkButton } from '#ui/link-button.tsx'

/** The empty state: what the page is for, and the first step. */
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
      See every deadline for your schools, essays and checklists in one place, with what is left to do for
      each. Start with a school on your list; many come with their dates.
    </EmptyState>
  )
}
