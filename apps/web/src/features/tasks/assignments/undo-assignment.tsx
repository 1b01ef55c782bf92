import { ruleAgainstUndoing } from '@bearings/domain/tasks/assignments/rules'
import type { Assignment } from '@bearings/domain/tasks/assignments/schema'
import { counted } from '@bearings/domain/words'
import { Button, Text } from '@mantine/core'
import { useState } from 'react'
import { useNow } from '#platform/use-now.ts'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { useUndoAssigning } from './use-undo.ts'

type Props = {
  assignment: Pick<Assignment, 'undoable' | 'createdAt' | 'students' | 'completed'>
  /** The id of the title, which describes the button. */
  titleId: string
}

/** A button that takes back what was assigned at once, for as long as nobody needs to be told. */
export function UndoAssignment({ assignment, titleId }: Props) {
  const { undoable, createdAt, students, completed } = assignment
  const [isAsking, setAsking] = useState(false)
  const now = useNow()
  const undo = useUndoAssigning()
  const isOver = ruleAgainstUndoing(new Date(createdAt), now) !== null
  if (undoable.length === 0 || completed === students || isOver) return null
  const words = undoable.length === 1 ? 'Undo' : `Undo all ${undoable.length} tasks`

  return (
    <>
      <Button
        variant="subtle"
        color="sea"
        size="sm"
        aria-describedby={titleId}
        onClick={() => setAsking(true)}
      >
        {words}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title="Undo assigning"
          action={words}
          onCancel={() => setAsking(false)}
          onConfirm={() => {
            undo.mutate({ ids: undoable })
            setAsking(false)
          }}
        >
          <Text fw={500}>
            {undoable.length === 1
              ? `Take this task back from ${counted(students, 'student')}?`
              : `Take back the ${undoable.length} tasks that you assigned together?`}
          </Text>
          <Text c="dimmed" size="sm" mt="xs">
            Nobody is told, and the notifications disappear. Completed tasks stay. Undo is here for ten
            minutes after assigning.
          </Text>
        </ConfirmDialog>
      )}
    </>
  )
}
