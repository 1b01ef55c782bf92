import type { TaskPerson } from '@bearings/domain/tasks/schema'
import { Button, Card, Title } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { lazy, Suspense, useId, useState } from 'react'
import { Icon } from '#ui/icon.tsx'
import { nameOf } from '../details/student-select.tsx'
import { GivenTasks } from './given-tasks.tsx'
import classes from '../tasks.module.css'

const CreateTaskDialog = lazy(async () => ({
  default: (await import('../details/create-task-dialog.tsx')).CreateTaskDialog,
}))

/** What an advisor has given one student, and the way to give more. */
export function StudentTasks({ student, sought }: { student: TaskPerson; sought?: string | undefined }) {
  const [creating, setCreating] = useState(false)
  const id = useId()

  return (
    <Card component="section" padding={0} className={classes.card!} aria-labelledby={id}>
      <header className={classes.head}>
        <Title order={2} id={id}>
          Tasks
        </Title>
        <Button leftSection={<Icon of={IconPlus} />} onClick={() => setCreating(true)}>
          Create Task
        </Button>
      </header>
      <GivenTasks
        filter={{ studentId: student.id }}
        isOneStudents
        sought={sought}
        empty={<p className={classes.empty}>{nameOf(student)} has no tasks from you yet.</p>}
      />
      <Suspense>
        {creating && <CreateTaskDialog student={student} onClose={() => setCreating(false)} />}
      </Suspense>
    </Card>
  )
}
