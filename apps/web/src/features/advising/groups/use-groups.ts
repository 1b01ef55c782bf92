import type { AdvisorGroup, GroupChanged, GroupName } from '@bearings/domain/advising/groups/schema'
import { bounds } from '@bearings/domain/advising/options'
import type { RosterName } from '@bearings/domain/advising/students/schema'
import { faultInText } from '@bearings/domain/field-bounds'
import { counted } from '@bearings/domain/words'
import { useMutation } from '@tanstack/react-query'
import { notify } from '#platform/notify.ts'
import { sentNow } from '#platform/queries/api.ts'
import { notifyWithUndo } from '#ui/notify-with-undo.ts'

export const groupRules = { validate: { name: (name: string) => faultInText(name, bounds.groupName) } }

export function useAddGroup() {
  return useMutation({
    ...sentNow('POST /advising/groups'),
    onSuccess: ({ name, students }) =>
      notify({
        title: 'Group created',
        message: students === 0 ? `“${name}”` : `“${name}”, with ${counted(students, 'student')}`,
      }),
  })
}

export function useRenameGroup() {
  return useMutation(sentNow('PATCH /advising/groups/{id}'))
}

export function useDeleteGroup() {
  return useMutation({
    ...sentNow('DELETE /advising/groups/{id}', 'Group not deleted'),
    onSuccess: () => notify({ title: 'Group deleted' }),
  })
}

function addedInWords({ added }: GroupChanged, { name }: GroupName): string {
  return added === 0
    ? `All of them are already in “${name}”`
    : `${counted(added, 'student')} added to “${name}”`
}

function removedInWords({ removed }: GroupChanged, { name }: GroupName): string {
  return removed.length === 0
    ? `None of them are in “${name}”`
    : `${counted(removed.length, 'student')} removed from “${name}”`
}

/** Returns functions that add these students to a group, or remove them, which the toast offers to undo. */
export function useChangeGroup(group: AdvisorGroup, people: readonly RosterName[]) {
  const change = useMutation({
    ...sentNow('PATCH /advising/groups/{id}/students', 'Group not changed'),
    onSuccess: (changed, { id, add = [] }) => {
      if (add.length > 0) notify({ title: addedInWords(changed, group) })
      else if (changed.removed.length === 0) notify({ title: removedInWords(changed, group) })
      else notifyWithUndo(removedInWords(changed, group), () => change.mutate({ id, add: changed.removed }))
    },
  })
  const ids = people.map(({ id }) => id)
  return {
    isPending: change.isPending,
    add: () => change.mutate({ id: group.id, add: ids }),
    remove: () => change.mutate({ id: group.id, remove: ids }),
  }
}
