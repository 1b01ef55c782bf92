import { isTaskLate } from '@bearings/domain/tasks/rules'
import type { Task } from '@bearings/domain/tasks/schema'
import { type ReactNode, use } from 'react'
import { dateInWords } from '#platform/dates.ts'
import { CalendarDate } from '#ui/calendar-date.tsx'
import { Chip } from '#ui/chip.tsx'
import { linked } from '#ui/linked-text.tsx'
import { urgencyOf } from '#ui/urgency.ts'
import { ScrollTarget, taskAnchor } from './scroll-target.ts'
import { TaskDescription } from './task-description.tsx'
import classes from './tasks.module.css'

type Props = {
  task: Task
  today: string
  /** The id of the title, which describes the actions. */
  titleId: string
  /** Shown instead of the title where all rows have the same one; the description is then left out. */
  name?: string | undefined
  /** The line below the title: from whom, or for whom. */
  about: ReactNode
  children: ReactNode
}

/** One task: its title, its due date, and its actions. */
export function TaskRow({ task, today, titleId, name, about, children }: Props) {
  const { id, title, description, status } = task
  return (
    <li
      id={taskAnchor(id)}
      className={`stack items-center whole-row ${classes.row}`}
      data-done={status === 'completed' || undefined}
      data-sought={use(ScrollTarget) === id || undefined}
    >
      <div className={`stack gap-2px items-left ${classes.what}`}>
        <span id={titleId} className={`subject ${classes.title}`}>
          {name ?? linked(title)}
        </span>
        <span className={`secondary cluster ${classes.about}`}>{about}</span>
        {description && name === undefined && <TaskDescription text={description} />}
      </div>
      <Due task={task} today={today} />
      <div className={`flex gap-1 ${classes.actions}`}>{children}</div>
    </li>
  )
}

type DueProps = {
  task: Pick<Task, 'dueOn' | 'status'>
  today: string
  /** Whether the day has passed, if that is not for `today` to say. */
  isLate?: boolean
}

/** The due date of a task, and how near it is while the task is pending. */
export function Due({ task, today, isLate = isTaskLate(task, today) }: DueProps) {
  const { dueOn, status } = task
  if (dueOn === null) return <div className={`row gap-3 faint ${classes.due}`}>No due date</div>
  const near = urgencyOf(dueOn, today, isLate)
  return (
    <div className={`row gap-3 ${classes.due}`}>
      <span aria-hidden>
        <CalendarDate date={dueOn} />
      </span>
      <time dateTime={dueOn} className="unseen">
        Due {dateInWords(dueOn)}
      </time>
      {status === 'pending' && <Chip tone={near.tone}>{near.words}</Chip>}
    </div>
  )
}
