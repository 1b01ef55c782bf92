import { hasDraft } from '#platform/drafts/drafts.ts'
import { useMe } from '#platform/session/me.ts'
import { Chip } from '#ui/chip.tsx'
import { draftKey } from './editing.ts'

/** A chip that says that this week has unsaved changes. */
export function UnsavedMark({ start }: { start: string }) {
  const { userId } = useMe()
  return hasDraft(userId, draftKey(start)) ? <Chip tone="brass">Unsaved changes</Chip> : null
}
