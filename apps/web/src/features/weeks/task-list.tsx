import type { Week, WeekTask } from '@bearings/domain/weeks/schema'
import { shortMonthDay } from '@bearings/domain/words'
import { Checkbox } from '@mantine/core'
import { useTickTask } from './use-tick-task.ts'
import classes from './weekly-log.module.css'

export function TaskList({ week: { weekStartDate: start, tasks } }: { week: Week }) {
  const tick = useTickTask()
  if (tasks.length === 0) return null

  return (
    <ul>
      {tasks.map((task) => (
        <li key={task.id} className={`hairline ${classes.task}`} data-done={task.done || undefined}>
          <Checkbox
            color="kelp"
            radius="xs"
            iconColor="var(--on-filled)"
            classNames={{
              body: classes.taskBody,
              labelWrapper: 'fill',
              label: classes.taskLabel,
            }}
            label={<TaskLabel task={task} />}
            checked={task.done}
            onChange={({ currentTarget }) =>
              tick.mutate({ start, taskId: task.id, done: currentTarget.checked })
            }
          />
        </li>
      ))}
    </ul>
  )
}

function TaskLabel({ task: { text, carriedFrom } }: { task: WeekTask }) {
  return (
    // A task that is written from right to left begins at the right.
    <span className="wrap-anywhere grow" dir="auto">
      <span className={classes.taskText}>{text}</span>
      {carriedFrom && <span className={`faint ${classes.carried}`}> from {shortMonthDay(carriedFrom)}</span>}
    </span>
  )
}
