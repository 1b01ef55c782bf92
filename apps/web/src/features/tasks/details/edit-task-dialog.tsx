import type { Task } from '@bearings/domain/tasks/schema'
import { Button, Group, Modal, Stack, Text } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { type SubmitEvent, useState } from 'react'
import { nameOf } from './student-select.tsx'
import { type DetailErrors, detailsOf, errorsIn, sent } from './task-details.ts'
import { TaskFields } from './task-fields.tsx'
import { useChangeTask } from './use-change-task.ts'

type Props = { task: Task; onClose: () => void }

/** Changes what a task says and when it is due. */
export function EditTaskDialog({ task, onClose }: Props) {
  const narrow = useMediaQuery('(max-width: 767px)')
  const [details, setDetails] = useState(() => detailsOf(task))
  const [errors, setErrors] = useState<DetailErrors>({})
  const change = useChangeTask()

  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    const found = errorsIn(details)
    if (Object.keys(found).length > 0) return setErrors(found)
    change.mutate({ id: task.id, ...sent(details) }, { onSuccess: onClose })
  }

  return (
    <Modal opened onClose={onClose} title="Edit Task" size={560} fullScreen={narrow ?? false}>
      <form onSubmit={submit} noValidate>
        <Stack gap="md">
          <Text>For {nameOf(task.student)}</Text>
          <TaskFields
            details={details}
            errors={errors}
            isFirst
            onChange={(changes) => {
              setDetails((before) => ({ ...before, ...changes }))
              setErrors({})
            }}
          />
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" loading={change.isPending}>
              Save
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  )
}
