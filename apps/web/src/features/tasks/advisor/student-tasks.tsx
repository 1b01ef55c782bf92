import type { TaskPerson } from '@bearings/domain/tasks/schema'
import { Card, Title } from '@mantine/core'
import { useId } from 'react'
import { nameOf } from '../words.ts'
import { GivenTasks } from './given-tasks.tsx'
import classes from '../tasks.module.css'

/** The tasks that an advisor has assigned to one student. */
export function StudentTasks({ student, sought }: { student: TaskPerson; sought?: string | undefined }) {
  const id = useId()

  return (
    <Card component="section" padding={0} className={classes.card!} aria-labelledby={id}>
      <header className={`card-head ${classes.head}`}>
        <Title order={2} id={id}>
          Tasks
        </Title>
      </header>
      <GivenTasks
        filter={{ studentId: student.id }}
        isOneStudents
        sought={sought}
        empty={<p className={`muted ${classes.empty}`}>{nameOf(student)} has no tasks from you yet.</p>}
      />
    </Card>
  )
}
