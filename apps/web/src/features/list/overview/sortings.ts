export type Sorting = 'name' | 'deadline' | 'added'

export const sortingLabels: Record<Sorting, string> = {
  name: 'Name',
  deadline: 'Deadline',
  added: 'Last added',
}
