import type { Proposal } from '@bearings/domain/navigator/schema'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { newId } from '#platform/new-id.ts'
import { mutation, query } from '#platform/queries/api.ts'

/** Carries out a card's proposal through the same endpoints as the pages, and can undo it. */
export function useConfirm() {
  const queryClient = useQueryClient()
  const add = useMutation(mutation('POST /schools/list'))
  const remove = useMutation(mutation('DELETE /schools/list/{id}'))
  const addItem = useMutation(mutation('POST /schools/list/{id}/checklist'))
  const removeItem = useMutation(mutation('DELETE /schools/list/{id}/checklist/{itemId}'))
  const saveWeek = useMutation(mutation('PUT /weeks/{start}'))
  const takeBack = useRef<(() => Promise<unknown>) | null>(null)

  /** Saves a week with other tasks. A week is saved as a whole, so its current contents are sent along. */
  async function weekWith(start: string, change: (tasks: SentTask[]) => SentTask[]) {
    const { current, planned } = await queryClient.fetchQuery({ ...query('GET /weeks'), staleTime: 0 })
    const week = [current, ...planned].find(({ weekStartDate }) => weekStartDate === start)
    const tasks = (week?.tasks ?? []).map(({ id, text }) => ({ id, text }))
    await saveWeek.mutateAsync({
      start,
      weekGoal: week?.weekGoal ?? '',
      tasks: change(tasks),
      known: tasks.map(({ id }) => id),
    })
  }

  async function confirm(proposal: Proposal): Promise<void> {
    if (proposal.kind === 'add-school') {
      const { schoolId, plan } = proposal
      const { id } = await add.mutateAsync({ schoolId, ...(plan && { plan }) })
      takeBack.current = () => remove.mutateAsync({ id })
    } else if (proposal.kind === 'plan-task') {
      const id = newId()
      await weekWith(proposal.weekStart, (tasks) => [...tasks, { id, text: proposal.text }])
      takeBack.current = () => weekWith(proposal.weekStart, (tasks) => tasks.filter((task) => task.id !== id))
    } else {
      const { entryId, label, dueOn } = proposal
      const item = await addItem.mutateAsync({ id: entryId, label, dueOn })
      takeBack.current = () => removeItem.mutateAsync({ id: entryId, itemId: item.id })
    }
  }

  async function undo(): Promise<void> {
    await takeBack.current?.()
    takeBack.current = null
  }
  return { confirm, undo, canUndo: () => takeBack.current !== null }
}

type SentTask = { id: string; text: string }
