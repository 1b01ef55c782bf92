import { faultInNumber, faultInText, typedNumber } from '@bearings/domain/field-bounds'
import { bounds, type DueFrom } from '@bearings/domain/tasks/options'
import type { NewTemplate, NewTemplateItem } from '@bearings/domain/tasks/templates/schema'

/** A task of a template as its fields hold it. Days are as people say them: before the deadline, after it is assigned. */
export type ItemFields = { key: number; title: string; description: string; dueFrom: DueFrom; days: string }
export type TemplateFields = { name: string; items: ItemFields[] }

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

/** The error messages, by field. */
export function faultsIn({ name, items }: TemplateFields): Record<string, string | null> {
  return Object.assign(
    { name: faultInText(name, bounds.templateName) },
    ...items.map(({ title, description, dueFrom, days }, index) => ({
      [`items.${index}.title`]: faultInText(title, bounds.title),
      [`items.${index}.description`]: faultInText(description, bounds.description),
      [`items.${index}.days`]:
        dueFrom === 'none' ? null : faultInNumber(typedNumber(days) ?? NaN, bounds.days),
    })),
  )
}

/** The fields as they are sent. */
export function sent({ name, items }: TemplateFields): NewTemplate {
  return {
    name: name.trim(),
    items: items.map(({ title, description, dueFrom, days }) => {
      const fields = { title: title.trim(), description: description.trim() || null }
      if (dueFrom === 'none') return { ...fields, dueFrom, dueDays: 0 }
      // Without `0 -`, a zero would be a negative one, which is no number of days to the server.
      return { ...fields, dueFrom, dueDays: dueFrom === 'deadline' ? 0 - Number(days) : Number(days) }
    }),
  }
}
