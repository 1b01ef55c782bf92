import type { AdvisorNote } from '@bearings/domain/advising/notes/schema'
import { limits } from '@bearings/domain/advising/options'
import { Button, Card, Group, Skeleton, Stack, Text, Textarea, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { query } from '../../../platform/api.ts'
import { useDraft } from '../../../platform/drafts.ts'
import { ErrorNotice } from '../error-notice.tsx'
import { DeleteNoteDialog } from './delete-note-dialog.tsx'
import { NoteCard } from './note-card.tsx'
import { useAddNote, useDeleteNote } from './use-notes.ts'

type Props = { studentId: string; name: string }

/** What the advisor keeps for themselves on this student. */
export function NotesTab({ studentId, name }: Props) {
  const {
    data: notes,
    error,
    refetch,
  } = useQuery(query('GET /advising/students/{id}/notes', { id: studentId }))
  const remove = useDeleteNote(studentId)
  const [deleting, setDeleting] = useState<AdvisorNote | null>(null)

  return (
    <Stack gap="md" maw="46rem">
      <NewNote studentId={studentId} name={name} />
      {notes ? (
        notes.length === 0 ? (
          <Text c="dimmed">No notes on {name} yet.</Text>
        ) : (
          notes.map((note) => (
            <NoteCard key={note.id} studentId={studentId} note={note} onDelete={() => setDeleting(note)} />
          ))
        )
      ) : error ? (
        <ErrorNotice title="Error loading notes" error={error} onRetry={refetch} />
      ) : (
        <Skeleton height={90} radius="lg" aria-busy />
      )}
      <DeleteNoteDialog
        note={deleting}
        onCancel={() => setDeleting(null)}
        onConfirm={(note) => {
          setDeleting(null)
          remove.mutate({ id: note.id })
        }}
      />
    </Stack>
  )
}

/** What is typed stays on this device until it is saved. */
function NewNote({ studentId, name }: Props) {
  const draft = useDraft(`advising.note.${studentId}`, { content: '' })
  const { content } = draft.value
  const add = useAddNote(studentId)
  const save = () => add.mutate({ id: studentId, content }, { onSuccess: () => draft.settle({ content }) })

  return (
    <Card component="form" onSubmit={(event) => (event.preventDefault(), save())}>
      <Title order={2} mb={4}>
        Private notes
      </Title>
      <Text c="dimmed" size="sm" mb="sm">
        Only you read them, {name} does not.
      </Text>
      <Textarea
        label="New note"
        autosize
        minRows={3}
        maxLength={limits.note}
        value={content}
        onChange={({ currentTarget: { value } }) => draft.change(() => ({ content: value }))}
      />
      <Group justify="space-between" mt="sm">
        <Text size="sm" c="dimmed">
          {draft.unsaved && draft.onDevice ? 'Not saved yet, kept on this device' : ''}
        </Text>
        <Button type="submit" disabled={content.trim() === ''} loading={add.isPending}>
          Save note
        </Button>
      </Group>
    </Card>
  )
}
