import { mostInRequest } from '@bearings/domain/people/options'
import type { ActOnMany, DoneToMany } from '@bearings/domain/people/schema'
import { counted } from '@bearings/domain/words'
import { Progress, Text } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { notify } from '#platform/notify.ts'
import { call, mutation } from '#platform/queries/api.ts'
import { FormDialog } from '#ui/form-dialog.tsx'
import { CheckFields, checkedOf, useCheckForm } from './check-fields.tsx'
import { confirmationAct, deleteAct, disableAct, signOutAct, type SupportAct } from './support-acts.ts'

export type ManyAct = SupportAct & { act: ActOnMany['act'] }

export const manyActs: readonly ManyAct[] = [
  { ...confirmationAct, act: 'confirmation' },
  { ...signOutAct, act: 'sign-out' },
  { ...disableAct, act: 'disable' },
  { ...deleteAct, act: 'erasure' },
]

const nothing: DoneToMany & { people: number } = { people: 0, done: 0, refused: [] }

type Props = {
  act: ManyAct
  ids: readonly string[]
  /** "12 people". */
  who: string
  onClose: () => void
  onDone: () => void
}

/** Asks before an admin does the same to many accounts. */
export function ManyDialog({ act, ids, who, onClose, onDone }: Props) {
  const form = useCheckForm({})
  const [sent, setSent] = useState(nothing)
  const send = useMutation({
    ...mutation('POST /people/acts', 'Not all done'),
    // In parts, so that each ends in a moment. After one that fails, the next press goes on with it.
    mutationFn: async (wanted: ActOnMany) => {
      let so = sent
      while (so.people < wanted.ids.length) {
        const part = wanted.ids.slice(so.people, so.people + mostInRequest)
        const { done, refused } = await call('POST /people/acts', { ...wanted, ids: part })
        so = {
          people: so.people + part.length,
          done: so.done + done,
          refused: [...so.refused, ...refused],
        }
        setSent(so)
      }
      return so
    },
    onSuccess: ({ done, refused }) => {
      onClose()
      onDone()
      const left =
        refused.length === 0 ? '' : `${refused.length} left out: admins, and people it does not apply to.`
      notify({ title: `Done for ${counted(done, 'person', 'people')}`, message: left })
    },
  })
  return (
    <FormDialog
      title={`${act.action}: ${who}`}
      submit={act.action}
      isPending={send.isPending}
      isDestructive={act.isDestructive ?? false}
      onSubmit={form.onSubmit((values) => send.mutate({ act: act.act, ids: [...ids], ...checkedOf(values) }))}
      onClose={onClose}
    >
      <Text>{act.text}</Text>
      <CheckFields form={form} />
      {(send.isPending || sent.people > 0) && (
        <>
          <Text component="output">
            {sent.people} of {ids.length} done
          </Text>
          <Progress value={(sent.people / ids.length) * 100} color="sea" aria-label="People done" />
        </>
      )}
    </FormDialog>
  )
}
