export type Sorting = 'deadline' | 'name' | 'added'

export const sortingLabels: Record<Sorting, string> = {
  deadline: 'Deadline',
  name: 'Name',
  added: 'Last added',
}
