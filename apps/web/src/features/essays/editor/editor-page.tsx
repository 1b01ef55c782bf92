import { useDraftSlot } from '#platform/drafts/use-draft-slot.ts'
import { draftName } from '../draft-name.ts'
import { EditorSkeleton } from './editor-skeleton.tsx'
import { Editor, type EditorProps } from './editor.tsx'

/** The editor of one essay. `search` restores the list on the way back. */
export function EditorPage(props: EditorProps) {
  const slot = useDraftSlot(props.me.userId, draftName(props.id))
  return slot === null ? <EditorSkeleton /> : <Editor {...props} slot={slot} />
}
