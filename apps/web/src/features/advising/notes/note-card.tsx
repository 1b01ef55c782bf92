import type { AdvisorNote } from '@bearings/domain/advising/notes/schema'
import { bounds } from '@bearings/domain/advising/options'
import { Button, Card, Group, Switch, Text, Textarea } from '@mantine/core'
import { useState } from 'react'
import { momentIn } from '#platform/dates.ts'
import { useDraftForm } from '#platform/form/use-draft-form.ts'
import { useMe } from '#platform/session/me.ts'
import { focused } from '#ui/focused.ts'
import { noteRules, useChangeNote } from './use-notes.ts'

type Props = {
  note: AdvisorNote
  /** Whether the note can go to a successor, as at a school. */
  canGoAlong: boolean
  onDelete: () => void
}

/** One note, which can be edited and deleted. Unsaved changes survive a reload. */
export function NoteCard({ note, canGoAlong, onDelete }: Props) {
  const { timeZone } = useMe()
  const { form, draft } = useDraftForm(`advising.note.${note.id}`, { content: note.content }, noteRules)
  const [editing, setEditing] = useState(draft.unsaved)
  const change = useChangeNote(draft.settle)
  const when = momentIn(timeZone, note.createdAt)
  const changed = note.updatedAt !== note.createdAt && `, changed ${momentIn(timeZone, note.updatedAt)}`

  const save = form.onSubmit((written) => {
    const close = () => setEditing(false)
    if (!draft.unsaved) return close()
    change.mutate({ id: note.id, ...written }, { onSuccess: close, onError: form.showRefusal })
  })

  return (
    <Card component="article" aria-label={`Note of ${when}`}>
      {editing ? (
        <Textarea
          label="Note"
          autosize
          minRows={3}
          ref={draft.restored ? null : focused}
          maxLength={bounds.note.max}
          {...form.getInputProps('content')}
        />
      ) : (
        <Text style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{note.content}</Text>
      )}
      {canGoAlong && (
        <Switch
          mt="sm"
          label="Goes to my successor"
          description="If another counselor takes the student over. It is part of the school’s record then."
          checked={note.goesAlong}
          disabled={change.isPending}
          onChange={({ currentTarget }) => change.mutate({ id: note.id, goesAlong: currentTarget.checked })}
        />
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
              <Button
                size="sm"
                disabled={form.values.content.trim() === ''}
                loading={change.isPending}
                onClick={() => save()}
              >
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
