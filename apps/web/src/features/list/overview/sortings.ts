export type Sorting = 'deadline' | 'name' | 'added' | 'form'

export const sortingLabels: Record<Sorting, string> = {
  deadline: 'Deadline',
  name: 'Name',
  added: 'Last added',
  form: 'Where to apply',
}
