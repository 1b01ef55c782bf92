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
      Add a school to your list: many come with their dates. Essays and checklists join them here, each with
      what is left to do.
    </EmptyState>
  )
}
