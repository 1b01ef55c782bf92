import type { EditedDate, Preview, Template } from '@bearings/domain/tasks/templates/schema'

type Shown = {
  template: { items: readonly Pick<Template['items'][number], 'id' | 'title'>[] }
  previews: readonly Pick<Preview, 'studentId' | 'fullName'>[]
}

/** Says which due date keeps a template from being assigned, and whose it is. */
export function wrongInWords({ studentId, itemId }: EditedDate, { template, previews }: Shown): string {
  const title = template.items.find(({ id }) => id === itemId)?.title
  const name = previews.find((preview) => preview.studentId === studentId)?.fullName
  return `Correct the due date of “${title}” for ${name} first.`
}
