import { faultInNumber, faultInText, typedNumber } from '@bearings/domain/field-bounds'
import { bounds, type DueFrom } from '@bearings/domain/tasks/options'
import type { NewTemplate, NewTemplateItem } from '@bearings/domain/tasks/templates/schema'

/**
 * A template's task as form values. Days are positive, counted before the deadline or after the assignment.
 */
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

/** Returns the request body for the form values. */
export function sent({ name, items }: TemplateFields): NewTemplate {
  return {
    name: name.trim(),
    items: items.map(({ title, description, dueFrom, days }) => {
      const fields = { title: title.trim(), description: description.trim() || null }
      if (dueFrom === 'none') return { ...fields, dueFrom, dueDays: 0 }
      // `0 - x` instead of `-x`, because the server does not accept a negative zero as a number of days.
      return { ...fields, dueFrom, dueDays: dueFrom === 'deadline' ? 0 - Number(days) : Number(days) }
    }),
  }
}
