import type { AdvisorNote } from '@bearings/domain/advising/notes/schema'
import { limits } from '@bearings/domain/advising/options'
import { Button, Card, Group, Text, Textarea } from '@mantine/core'
import { useState } from 'react'
import { useDraft } from '../../../platform/drafts.ts'
import { useMe } from '../../../platform/me.ts'
import { momentIn } from '../../../platform/words.ts'
import { useChangeNote } from './use-notes.ts'

type Props = { studentId: string; note: AdvisorNote; onDelete: () => void }

/** One note, to be read, changed and deleted. A change that was not saved is there again after a reload. */
export function NoteCard({ studentId, note, onDelete }: Props) {
  const { timeZone } = useMe()
  const draft = useDraft(`advising.note.${note.id}`, { content: note.content })
  const [editing, setEditing] = useState(draft.unsaved)
  const change = useChangeNote(studentId)
  const { content } = draft.value
  const when = momentIn(timeZone, note.createdAt)
  const changed = note.updatedAt !== note.createdAt && `, changed ${momentIn(timeZone, note.updatedAt)}`

  function save() {
    const close = () => {
      draft.settle({ content })
      setEditing(false)
    }
    if (draft.unsaved) change.mutate({ id: note.id, content }, { onSuccess: close })
    else close()
  }

  return (
    <Card component="article" aria-label={`Note of ${when}`}>
      {editing ? (
        <Textarea
          label="Note"
          autosize
          minRows={3}
          ref={draft.restored ? null : focus}
          maxLength={limits.note}
          value={content}
          onChange={({ currentTarget: { value } }) => draft.change(() => ({ content: value }))}
        />
      ) : (
        <Text style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{note.content}</Text>
      )}
      <Group justify="space-between" mt="sm" gap="xs">
        <Text size="sm" c="dimmed">
          {when}
          {changed}
        </Text>
        <Group gap="xs">
          {editing ? (
            <>
              <Button
                size="sm"
                variant="default"
                onClick={() => {
                  draft.discard()
                  setEditing(false)
                }}
              >
                Cancel
              </Button>
              <Button size="sm" disabled={content.trim() === ''} loading={change.isPending} onClick={save}>
                Save
              </Button>
            </>
          ) : (
            <>
              <Button size="sm" variant="default" onClick={() => setEditing(true)}>
                Edit
              </Button>
              <Button size="sm" variant="subtle" color="coral" onClick={onDelete}>
                Delete
              </Button>
            </>
          )}
        </Group>
      </Group>
    </Card>
  )
}

/** Whoever presses Edit goes on in the text; a change that was left behind takes nobody's focus. */
function focus(text: HTMLTextAreaElement | null): void {
  text?.focus()
}
