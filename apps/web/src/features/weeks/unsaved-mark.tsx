import { hasDraft } from '#platform/drafts.ts'
import { useMe } from '#platform/me.ts'
import { Chip } from '#ui/chip.tsx'
import { draftKey } from './editing.ts'

/** Tells that something was typed for a week and is still waiting in its editor. */
export function UnsavedMark({ start }: { start: string }) {
  const { userId } = useMe()
  return hasDraft(userId, draftKey(start)) ? <Chip tone="brass">Unsaved changes</Chip> : null
}
