import { dateWarning } from '@bearings/domain/calendar-dates'
import type { TaskPerson } from '@bearings/domain/tasks/schema'
import { Text } from '@mantine/core'
import { useState } from 'react'
import { useDraftForm } from '#platform/form/use-draft-form.ts'
import { useToday } from '#platform/use-today.ts'
import { FormDialog } from '#ui/form-dialog.tsx'
import { namesOf } from '../words.ts'
import { StudentSelect } from './student-select.tsx'
import { noDetails, rules } from './task-details.ts'
import { TaskFields } from './task-fields.tsx'
import { useIsAddingGroup } from './use-add-group.ts'
import { useCreateTask } from './use-create-task.ts'

type Props = {
  /** If given, the task is for these students, and the form does not ask for any. */
  students?: readonly TaskPerson[] | undefined
  /** Called after the task was assigned. */
  onDone?: () => void
  onClose: () => void
}

/**
 * The dialog that assigns a task to one or several students. What is typed stays if it is closed by accident.
 */
export function CreateTaskDialog({ students, onDone, onClose }: Props) {
  /** The doubt about the due date that the advisor was shown. Submitting again confirms it. */
  const [confirmedDoubt, setConfirmedDoubt] = useState<string | null>(null)
  const { form, draft } = useDraftForm('tasks.new', noDetails, {
    ...rules,
    // The students for whom the dialog was opened are not part of the draft.
    validate: { ...rules.validate, ...(students && { studentIds: () => null }) },
    onValuesChange: () => setConfirmedDoubt(null),
  })
  const create = useCreateTask(() => draft.discard())
  const isAddingGroup = useIsAddingGroup()
  const today = useToday()

  const submit = form.onSubmit((task) => {
    const doubt = task.dueOn && dateWarning(task.dueOn, today)
    if (doubt && doubt !== confirmedDoubt) return setConfirmedDoubt(doubt)
    create.mutate(
      { ...task, ...(students && { studentIds: students.map(({ id }) => id) }) },
      {
        onSuccess: () => {
          onClose()
          onDone?.()
        },
        onError: form.showRefusal,
      },
    )
  })

  return (
    <FormDialog
      title="Create Task"
      submit={confirmedDoubt ? 'Create Anyway' : 'Create Task'}
      isPending={create.isPending || isAddingGroup}
      onSubmit={submit}
      onClose={onClose}
      draft={draft}
    >
      {students ? (
        <Text>For {namesOf(students)}</Text>
      ) : (
        <StudentSelect isFirst {...form.getInputProps('studentIds')} />
      )}
      <TaskFields form={form} isFirst={students !== undefined} />
      {confirmedDoubt && (
        <Text role="alert" c="brass">
          {confirmedDoubt} Create the task anyway?
        </Text>
      )}
    </FormDialog>
  )
}
