import { randomUUID } from 'node:crypto'
import type { Actor } from '@bearings/domain/actor'
import type { Database } from '../database/open.ts'
import { deletedTasks, tasks, taskTemplateItems, taskTemplates } from '../database/tables/tasks.ts'

type Person = Pick<Actor, 'userId'>

/** Creates a pending task from this advisor to this student, without a due date. It needs no link. */
export async function givenTask(
  db: Database,
  { advisor, student }: { advisor: Person; student: Person },
  overrides: Partial<Omit<typeof tasks.$inferInsert, 'advisorId' | 'studentId'>> = {},
) {
  const completedAt = overrides.status === 'completed' ? new Date('2026-10-30T12:00:00Z') : null
  const [row] = await db
    .insert(tasks)
    .values({
      advisorId: advisor.userId,
      studentId: student.userId,
      title: 'Ask for a transcript',
      completedAt,
      createdAt: new Date('2026-10-20T12:00:00Z'),
      updatedAt: new Date('2026-10-20T12:00:00Z'),
      ...overrides,
    })
    .returning()
  return row!
}

export async function givenDeletedTask(
  db: Database,
  { advisor, student }: { advisor: Person; student: Person },
  overrides: Partial<Omit<typeof deletedTasks.$inferInsert, 'advisorId' | 'studentId'>> = {},
) {
  const [row] = await db
    .insert(deletedTasks)
    .values({
      advisorId: advisor.userId,
      studentId: student.userId,
      title: 'Ask for a transcript',
      deletionId: randomUUID(),
      deletedAt: new Date('2026-11-01T12:00:00Z'),
      ...overrides,
    })
    .returning()
  return row!
}

type GivenItem = Partial<Omit<typeof taskTemplateItems.$inferInsert, 'templateId' | 'position'>>

/** Creates a template of this advisor with one task, due three weeks before the deadline. */
export async function givenTemplate(
  db: Database,
  { userId }: Person,
  {
    items = [{ dueFrom: 'deadline', dueDays: -21 }],
    ...overrides
  }: Partial<Omit<typeof taskTemplates.$inferInsert, 'advisorId'>> & { items?: GivenItem[] } = {},
) {
  const template = { advisorId: userId, name: 'Application countdown', ...overrides }
  const [row] = await db.insert(taskTemplates).values(template).returning()
  const rows = await db
    .insert(taskTemplateItems)
    .values(
      items.map((item, position) => ({
        title: 'Draft the essays',
        dueFrom: 'none' as const,
        ...item,
        templateId: row!.id,
        position,
      })),
    )
    .returning({ id: taskTemplateItems.id })
  return { ...row!, itemIds: rows.map(({ id }) => id) }
}
