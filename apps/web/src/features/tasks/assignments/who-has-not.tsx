import type { Task } from '@bearings/domain/tasks/schema'
import { Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Dialog } from '#ui/dialog.tsx'
import { LoadError } from '#ui/load-error.tsx'
import { openTasks } from '../tasks-query.ts'

type Props = {
  assignmentId: string
  onClose: () => void
  /** Renders the dialog in which something is done with them. */
  children: (students: Task['student'][], title: string) => ReactNode
}

/** Finds the students of an assignment who have not done it. */
export function WhoHasNot({ assignmentId, onClose, children }: Props) {
  const { data, error, refetch } = useQuery(openTasks(assignmentId))
  const [first] = data ?? []
  if (data && first)
    return children(
      data.map(({ student }) => student),
      first.title,
    )
  if (!data && !error) return null
  return (
    <Dialog title="Who has not done this" onClose={onClose}>
      {error ? (
        <LoadError title="Error loading the students" error={error} onRetry={refetch} isPlain />
      ) : (
        <Text>Everybody has done it.</Text>
      )}
    </Dialog>
  )
}
