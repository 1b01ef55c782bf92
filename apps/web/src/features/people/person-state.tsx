import type { Person } from '@bearings/domain/people/schema'
import { Chip } from '#ui/chip.tsx'

type State = Pick<Person, 'isDisabled' | 'isConfirmed' | 'awaitsApproval' | 'eraseAfter'>

/** The state of an account that matters most to an admin. */
export function PersonState({ person }: { person: State }) {
  const { isDisabled, isConfirmed, awaitsApproval, eraseAfter } = person
  if (isDisabled) return <Chip tone="coral">Disabled</Chip>
  if (!isConfirmed) return <Chip tone="plain">Email not confirmed</Chip>
  if (eraseAfter) return <Chip tone="brass">Being deleted</Chip>
  if (awaitsApproval) return <Chip tone="brass">Waiting for approval</Chip>
  return <Chip tone="kelp">Active</Chip>
}
