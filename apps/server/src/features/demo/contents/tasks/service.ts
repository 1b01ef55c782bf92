import type { Persona } from '@bearings/domain/demo/schema'
import type { TaskStatus } from '@bearings/domain/tasks/options'
import { addDays, todayIn } from '@bearings/domain/today'

type Planned = {
  title: string
  description: string | null
  /** Days from the one on which the demo opens. */
  due: number | null
  /** Days before it. */
  given: number
  completed: number | null
}

/** What the advisor gave the student: late, soon, some day, and done. The newest is last. */
function plannedFor({ schools }: Persona): Planned[] {
  const next = schools.find(({ status }) => status === 'In Progress')!
  return [
    {
      title: 'Fill in your profile to the last step',
      description: null,
      due: -16,
      given: 24,
      completed: 18,
    },
    {
      title: 'Settle on a list with two schools that are likely',
      description: 'Use Find Schools, and look at the range, not at the name.',
      due: -6,
      given: 20,
      completed: 7,
    },
    {
      title: 'Confirm that the office has your transcript request',
      description: 'Room 114, before lunch. They need five school days.',
      due: -2,
      given: 10,
      completed: null,
    },
    {
      title: 'Ask both teachers for a recommendation in person',
      description: 'Bring the list of what you did in their class. A week’s notice is the least.',
      due: 3,
      given: 6,
      completed: null,
    },
    {
      title: `Send me the next draft for ${next.name}`,
      description: null,
      due: 9,
      given: 2,
      completed: null,
    },
    {
      title: 'Tell me how the practice interview felt',
      description: null,
      due: null,
      given: 1,
      completed: null,
    },
  ]
}

/** The tasks of a demo as rows, counted from the day that it is where the student is. */
export function tasksOf(persona: Persona, timeZone: string, now: Date) {
  const today = todayIn(timeZone, now)
  return plannedFor(persona).map(({ title, description, due, given, completed }) => {
    const status: TaskStatus = completed === null ? 'pending' : 'completed'
    return {
      title,
      description,
      dueOn: due === null ? null : addDays(today, due),
      status,
      completedAt: completed === null ? null : daysBefore(now, completed),
      createdAt: daysBefore(now, given),
      updatedAt: daysBefore(now, completed ?? given),
    }
  })
}

function daysBefore(now: Date, days: number): Date {
  return new Date(now.getTime() - days * 86_400_000)
}
