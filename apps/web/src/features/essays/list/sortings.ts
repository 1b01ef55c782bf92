export type Sorting = 'deadline' | 'name' | 'newest' | 'words'

export const sortingLabels: Record<Sorting, string> = {
  deadline: 'Deadline',
  name: 'Name',
  newest: 'Last added',
  words: 'Fewest words',
}
