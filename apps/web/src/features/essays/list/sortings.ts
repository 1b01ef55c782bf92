export type Sorting = 'deadline' | 'newest' | 'words'

export const sortingLabels: Record<Sorting, string> = {
  deadline: 'Deadline',
  newest: 'Last added',
  words: 'Fewest words',
}
