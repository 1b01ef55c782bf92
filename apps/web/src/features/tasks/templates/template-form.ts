import { type DueFrom, limits } from '@bearings/domain/tasks/options'
import type { NewTemplate, NewTemplateItem } from '@bearings/domain/tasks/templates/schema'

/** A task of a template as its fields hold it. Days are as people say them: before the deadline, after it is given. */
export type ItemFields = { key: number; title: string; description: string; dueFrom: DueFrom; days: string }
export type TemplateFields = { name: string; items: ItemFields[] }
export type TemplateErrors = { name?: string; items: Map<number, { title?: string; days?: string }> }

type Saved = {
  name: string
  items: readonly Pick<NewTemplateItem, 'title' | 'description' | 'dueFrom' | 'dueDays'>[]
}

export function fieldsOf({ name, items }: Saved): TemplateFields {
  return {
    name,
    items: items.map(({ title, description, dueFrom, dueDays }, key) => ({
      key,
      title,
      description: description ?? '',
      dueFrom,
      days: String(Math.abs(dueDays)),
    })),
  }
}

export function newItem(items: readonly ItemFields[]): ItemFields {
  const key = Math.max(-1, ...items.map((item) => item.key)) + 1
  return { key, title: '', description: '', dueFrom: 'deadline', days: '7' }
}

/** Why this cannot be saved; `null` when it can. */
export function errorsIn({ name, items }: TemplateFields): TemplateErrors | null {
  const errors: TemplateErrors = { items: new Map() }
  if (name.trim() === '') errors.name = 'Give the template a name.'
  if (name.trim().length > limits.templateName)
    errors.name = `Keep it under ${limits.templateName} characters.`
  for (const { key, title, dueFrom, days } of items) {
    const found = {
      ...(title.trim() === '' && { title: 'Give the task a title.' }),
      ...(title.trim().length > limits.title && { title: `Keep it under ${limits.title} characters.` }),
      ...(dueFrom !== 'none' && !isDays(days) && { days: `A whole number from 0 to ${limits.offset}.` }),
    }
    if (Object.keys(found).length > 0) errors.items.set(key, found)
  }
  return errors.name || errors.items.size > 0 ? errors : null
}

/** The fields as they are sent. */
export function sent({ name, items }: TemplateFields): NewTemplate {
  return {
    name: name.trim(),
    items: items.map(({ title, description, dueFrom, days }) => {
      const said = { title: title.trim(), description: description.trim() || null }
      if (dueFrom === 'none') return { ...said, dueFrom, dueDays: 0 }
      // Without `0 -`, a zero would be a negative one, which is no number of days to the server.
      return { ...said, dueFrom, dueDays: dueFrom === 'deadline' ? 0 - Number(days) : Number(days) }
    }),
  }
}

function isDays(days: string): boolean {
  const number = Number(days)
  return days.trim() !== '' && Number.isInteger(number) && number >= 0 && number <= limits.offset
}
