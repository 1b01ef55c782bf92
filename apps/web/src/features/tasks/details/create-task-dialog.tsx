import type { TaskPerson } from '@bearings/domain/tasks/schema'
import { Button, Group, Modal, Stack, Text } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { type SubmitEvent, useState } from 'react'
import { useDraft } from '../../../platform/drafts.ts'
import { nameOf, StudentSelect } from './student-select.tsx'
import { type DetailErrors, type Details, errorsIn, noDetails, sent } from './task-details.ts'
import { TaskFields } from './task-fields.tsx'
import { useCreateTask } from './use-create-task.ts'

type Props = {
  /** Given, the task is for this student and nobody is asked for. */
  student?: TaskPerson | undefined
  onClose: () => void
}

/** Gives a task to one or several students. What is typed stays when the dialog is closed by accident. */
export function CreateTaskDialog({ student, onClose }: Props) {
  const narrow = useMediaQuery('(max-width: 767px)')
  const draft = useDraft<Details>('tasks.new', noDetails)
  const details = student ? { ...draft.value, studentIds: [student.id] } : draft.value
  const [errors, setErrors] = useState<DetailErrors>({})
  const create = useCreateTask()

  const change = (changes: Partial<Details>) => {
    draft.change((before) => ({ ...before, ...changes }))
    setErrors({})
  }

  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    const found = errorsIn(details)
    if (Object.keys(found).length > 0) return setErrors(found)
    create.mutate(
      { studentIds: details.studentIds, ...sent(details) },
      {
        onSuccess: () => {
          draft.discard()
          onClose()
        },
      },
    )
  }

  return (
    <Modal opened onClose={onClose} title="Create Task" size={560} fullScreen={narrow ?? false}>
      <form onSubmit={submit} noValidate>
        <Stack gap="md">
          {student ? (
            <Text>For {nameOf(student)}</Text>
          ) : (
            <StudentSelect
              isFirst
              value={details.studentIds}
              error={errors.studentIds}
              onChange={(studentIds) => change({ studentIds })}
            />
          )}
          <TaskFields details={details} errors={errors} isFirst={student !== undefined} onChange={change} />
          <Group justify="flex-end">
            <Button
              variant="default"
              onClick={() => {
                draft.discard()
                onClose()
              }}
            >
              Cancel
            </Button>
            <Button type="submit" loading={create.isPending}>
              Create Task
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  )
}
