import type { Actor } from '@bearings/domain/actor'
import { inOrderOfNames } from '@bearings/domain/compare-names'
import type { NewTemplate, NewTemplateItem, TemplateItem } from '@bearings/domain/tasks/templates/schema'
import { and, asc, count, eq, type SQL } from 'drizzle-orm'
import type { Database } from '#database/open.ts'
import { taskTemplateItems, taskTemplates } from '#database/tables/tasks.ts'
import { users } from '#database/tables/users.ts'

const { id, name, updatedAt } = taskTemplates
const { position, title, description, dueFrom, dueDays } = taskTemplateItems
const itemColumns = { id: taskTemplateItems.id, title, description, dueFrom, dueDays }

export type TemplateRow = { id: string; name: string; updatedAt: Date; items: TemplateItem[] }

/** Returns all templates of the advisor by name, or only the one with this id. */
export async function listVisible(db: Database, actor: Actor, only?: string): Promise<TemplateRow[]> {
  const rows = await db
    .select({ id, name, updatedAt, item: itemColumns })
    .from(taskTemplates)
    .innerJoin(taskTemplateItems, eq(taskTemplateItems.templateId, id))
    .where(and(visibleTo(actor), only === undefined ? undefined : eq(id, only)))
    .orderBy(asc(id), asc(position))
  const found = new Map<string, TemplateRow>()
  for (const { item, ...row } of rows) {
    const template = found.get(row.id) ?? { ...row, items: [] }
    template.items.push(item)
    found.set(row.id, template)
  }
  return inOrderOfNames([...found.values()], (template) => template.name)
}

/** Counts the advisor's templates, with the advisor locked, so that concurrent additions are counted. */
export async function lockAndCount(tx: Database, actor: Actor): Promise<number> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, actor.userId)).for('no key update')
  const [row] = await tx.select({ all: count() }).from(taskTemplates).where(visibleTo(actor))
  return row!.all
}

export async function insert(tx: Database, { userId }: Actor, template: NewTemplate, now: Date) {
  const row = { advisorId: userId, name: template.name, createdAt: now, updatedAt: now }
  const [inserted] = await tx.insert(taskTemplates).values(row).returning({ id })
  await insertItems(tx, inserted!.id, template.items)
  return inserted!.id
}

export async function replace(
  tx: Database,
  actor: Actor,
  templateId: string,
  template: NewTemplate,
  now: Date,
) {
  const rows = await tx
    .update(taskTemplates)
    .set({ name: template.name, updatedAt: now })
    .where(and(eq(id, templateId), visibleTo(actor)))
    .returning({ id })
  if (rows.length === 0) return false
  await tx.delete(taskTemplateItems).where(eq(taskTemplateItems.templateId, templateId))
  await insertItems(tx, templateId, template.items)
  return true
}

export async function remove(db: Database, actor: Actor, templateId: string): Promise<boolean> {
  const rows = await db
    .delete(taskTemplates)
    .where(and(eq(id, templateId), visibleTo(actor)))
    .returning({ id })
  return rows.length > 0
}

async function insertItems(tx: Database, templateId: string, items: readonly NewTemplateItem[]) {
  await tx
    .insert(taskTemplateItems)
    .values(items.map((item, index) => ({ ...item, templateId, position: index })))
}

function visibleTo({ userId }: Actor): SQL {
  return eq(taskTemplates.advisorId, userId)
}
