import { isTaskLate } from '@bearings/domain/tasks/rules'
import type { Task } from '@bearings/domain/tasks/schema'
import type { ReactNode } from 'react'
import { CalendarDate } from '../../ui/calendar-date.tsx'
import { Chip } from '../../ui/chip.tsx'
import { nearness } from '../../ui/nearness.ts'
import { TaskDescription } from './task-description.tsx'
import { dayInWords } from './words.ts'
import classes from './tasks.module.css'

type Props = {
  task: Task
  today: string
  /** The id of the title, which the actions are described by. */
  titleId: string
  /** Under the title: from whom, or for whom. */
  about: ReactNode
  children: ReactNode
}

/** One task: what it is, when it is due, and what can be done with it. */
export function TaskRow({ task, today, titleId, about, children }: Props) {
  const { title, description, status } = task
  return (
    <li className={classes.row} data-done={status === 'completed' || undefined}>
      <div className={classes.what}>
        <span id={titleId} className={classes.title}>
          {title}
        </span>
        <span className={classes.about}>{about}</span>
        {description && <TaskDescription text={description} />}
      </div>
      <Due task={task} today={today} />
      <div className={classes.actions}>{children}</div>
    </li>
  )
}

function Due({ task, today }: Pick<Props, 'task' | 'today'>) {
  const { dueOn, status } = task
  if (dueOn === null) return <div className={`${classes.due} ${classes.note}`}>No due date</div>
  const near = isTaskLate(task, today) ? { tone: 'coral' as const, words: 'Late' } : nearness(dueOn, today)
  return (
    <div className={classes.due}>
      <span aria-hidden>
        <CalendarDate date={dueOn} />
      </span>
      <span className={classes.near}>
        {status === 'pending' && <Chip tone={near.tone}>{near.words}</Chip>}
        <time dateTime={dueOn} className={classes.note}>
          Due {dayInWords(dueOn)}
        </time>
      </span>
    </div>
  )
}
