import type { Assignment } from '@bearings/domain/tasks/assignments/schema'
import { counted } from '@bearings/domain/words'
import { Text } from '@mantine/core'
import { useCheckedForm } from '#platform/form/use-checked-form.ts'
import { FormDialog } from '#ui/form-dialog.tsx'
import { type Details, rules } from '../details/task-details.ts'
import { TaskFields } from '../details/task-fields.tsx'
import { useChangeAssignment } from './use-assignments.ts'
import { replacedInWords } from './words.ts'

type Props = { assignment: Assignment; onClose: () => void }

/**
 * The dialog that changes a task for everyone who has not completed it. Fields that are not changed keep each
 * student’s own values.
 */
export function EditAssignmentDialog({ assignment, onClose }: Props) {
  const { id, students, completed, firstDueOn, lastDueOn } = assignment
  const form = useCheckedForm({ initialValues: detailsOf(assignment), ...rules })
  const change = useChangeAssignment(assignment)

  const changed = (['title', 'description', 'dueOn'] as const).filter((field) => form.isDirty(field))

  const submit = form.onSubmit(({ title, description, dueOn }) =>
    change.mutate(
      {
        id,
        ...(form.isDirty('title') && { title }),
        ...(form.isDirty('description') && { description }),
        ...(form.isDirty('dueOn') && { dueOn }),
      },
      { onSuccess: onClose, onError: form.showRefusal },
    ),
  )

  return (
    <FormDialog
      title="Edit Task"
      submit="Save"
      isPending={change.isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <Text>
        For {counted(students - completed, 'student')}
        {completed > 0 && `; ${completed} completed it already`}
      </Text>
      <TaskFields form={form} isFirst />
      {firstDueOn !== lastDueOn && (
        <Text size="sm" c="dimmed">
          Each student has their own due date. A date here applies to all of them; leave it empty to keep
          their own.
        </Text>
      )}
      <Text size="sm" fw={500} component="output">
        {replacedInWords(changed, assignment)}
      </Text>
    </FormDialog>
  )
}

/** Returns the form values. The form has no field for students, so one id stands for all of them. */
function detailsOf({ id, title, description, firstDueOn, lastDueOn }: Assignment): Details {
  const dueOn = firstDueOn === lastDueOn ? (firstDueOn ?? '') : ''
  return { studentIds: [id], title, description: description ?? '', dueOn }
}
