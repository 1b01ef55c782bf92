import type { Assignment } from '@bearings/domain/tasks/assignments/schema'
import { useInfiniteQuery } from '@tanstack/react-query'
import { type ReactNode, Suspense, useState } from 'react'
import { lazyComponent } from '#platform/loading/lazy-component.tsx'
import { usePreload } from '#platform/loading/preload.ts'
import { pagesOf } from '#platform/queries/pages-of.ts'
import { useToday } from '#platform/use-today.ts'
import { FirstRows } from '#ui/first-rows.tsx'
import { NextPageButton } from '#ui/next-page-button.tsx'
import { useTaskRows } from '../advisor/use-task-rows.tsx'
import { TasksError, TasksSkeleton } from '../tasks-list.tsx'
import type { TasksFilter } from '../tasks-query.ts'
import { AssignmentRow } from './assignment-row.tsx'
import { DeleteAssignmentDialog } from './delete-assignment-dialog.tsx'
import { UndoAssignment } from './undo-assignment.tsx'
import { useDeleteAssignment } from './use-assignments.ts'
import classes from '../tasks.module.css'

const EditAssignmentDialog = lazyComponent(
  () => import('./edit-assignment-dialog.tsx'),
  'EditAssignmentDialog',
)

type Props = { filter: TasksFilter; empty: ReactNode }

/** All tasks that an advisor has assigned. A task for several students is one row. */
export function AssignmentsList({ filter, empty }: Props) {
  usePreload(EditAssignmentDialog.load)
  const pages = useInfiniteQuery(pagesOf('GET /tasks/assignments', filter))
  const { data, error, refetch } = pages
  const today = useToday()
  const { row, dialogs } = useTaskRows()
  const remove = useDeleteAssignment()
  // Kept here, so that a row that is deleted and brought back shows its students as before.
  const [open, setOpen] = useState<readonly string[]>([])
  const [editing, setEditing] = useState<Assignment | null>(null)
  const [deleting, setDeleting] = useState<Assignment | null>(null)

  if (!data && error) return <TasksError error={error} onRetry={refetch} />
  if (!data) return <TasksSkeleton />
  const assignments = data.pages.flatMap((page) => page.assignments)

  return (
    <>
      <FirstRows
        rows={assignments}
        first={12}
        m="md"
        after={
          pages.hasNextPage && (
            <div className={`flex hairline middle ${classes.next}`}>
              <NextPageButton pages={pages}>Show more</NextPageButton>
            </div>
          )
        }
      >
        {(shown) =>
          shown.length === 0 ? (
            empty
          ) : (
            <ul className={`stack ${classes.rows}`} aria-label="Tasks">
              {shown.map((assignment) =>
                assignment.only ? (
                  row(assignment.only, null, (titleId) => (
                    <UndoAssignment assignment={assignment} titleId={titleId} />
                  ))
                ) : (
                  <AssignmentRow
                    key={assignment.id}
                    assignment={assignment}
                    filter={filter}
                    today={today}
                    row={(task) => row(task, 'task')}
                    open={open.includes(assignment.id)}
                    onOpen={(isOpen) =>
                      setOpen((ids) =>
                        isOpen ? [...ids, assignment.id] : ids.filter((id) => id !== assignment.id),
                      )
                    }
                    onEdit={() => setEditing(assignment)}
                    onDelete={() => setDeleting(assignment)}
                  />
                ),
              )}
            </ul>
          )
        }
      </FirstRows>
      {dialogs}
      <Suspense>
        {editing && <EditAssignmentDialog assignment={editing} onClose={() => setEditing(null)} />}
      </Suspense>
      {deleting && (
        <DeleteAssignmentDialog
          assignment={deleting}
          onCancel={() => setDeleting(null)}
          onConfirm={() => {
            remove.mutate({ id: deleting.id })
            setDeleting(null)
          }}
        />
      )}
    </>
  )
}
