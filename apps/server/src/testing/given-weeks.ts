import { randomUUID } from 'node:crypto'
import type { Actor } from '@bearings/domain/actor'
import type { Database } from '../database/open.ts'
import { weeks, weekTasks } from '../database/tables/weeks.ts'

type GivenTask = Partial<Omit<typeof weekTasks.$inferInsert, 'weekId' | 'position'>>

/** Creates a saved week of this student with two tasks, of which the first is done. */
export async function givenWeek(
  db: Database,
  { userId }: Pick<Actor, 'userId'>,
  {
    tasks = [
      { text: 'Ask Ms. Alvarez for a letter', doneAt: new Date('2026-10-28T15:00:00Z') },
      { text: 'Cut the essay to 650 words' },
    ],
    ...overrides
  }: Partial<Omit<typeof weeks.$inferInsert, 'userId'>> & { tasks?: GivenTask[] } = {},
) {
  const week = { weekStartDate: '2026-10-26', weekGoal: 'Finish the community essay', ...overrides }
  const [row] = await db
    .insert(weeks)
    .values({ userId, ...week })
    .returning()
  const rows = tasks.map((task, position) => ({
    id: randomUUID(),
    text: 'A task',
    ...task,
    weekId: row!.id,
    position,
  }))
  if (rows.length > 0) await db.insert(weekTasks).values(rows)
  return { ...row!, taskIds: rows.map(({ id }) => id) }
}
