import {
  bounds,
  type InviteDuration,
  inviteDurations,
  usualDuration,
} from '@bearings/domain/advising/invites/options'
import { inviteExpiry } from '@bearings/domain/advising/invites/rules'
import { faultInNumber, faultInText } from '@bearings/domain/field-bounds'
import { NativeSelect, NumberInput, Text, TextInput } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { dayIn } from '#platform/dates.ts'
import { useCheckedForm } from '#platform/form/use-checked-form.ts'
import { notify } from '#platform/notify.ts'
import { sentNow } from '#platform/queries/api.ts'
import { useMe } from '#platform/session/me.ts'
import { FormDialog } from '#ui/form-dialog.tsx'
import { failed } from '../failed.ts'
import { lastingNames } from './words.ts'

type Values = { name: string; lasts: InviteDuration; places: number | string }

/** The form for a new invite: for whom, how long, and for how many. */
export function NewInviteDialog({ onClose }: { onClose: () => void }) {
  const { timeZone } = useMe()
  const [now] = useState(() => new Date())
  const form = useCheckedForm({
    initialValues: { name: '', lasts: usualDuration, places: '' } as Values,
    validate: {
      name: (name) => faultInText(name, bounds.name),
      places: (places) =>
        places === ''
          ? 'Enter how many students it is for, such as the size of your class.'
          : faultInNumber(Number(places), bounds.places),
    },
    transformValues: ({ places, ...others }) => ({ ...others, places: Number(places) }),
  })
  const make = useMutation({
    ...sentNow('POST /advising/invites'),
    onSuccess: ({ name }) => {
      notify({
        title: 'Invite created',
        message: `Copy the link for “${name}” and give it to your students.`,
      })
      onClose()
    },
    onError: (error) => {
      form.showRefusal(error)
      notify({ title: failed('create the invite', error, 'advisor'), color: 'coral' })
    },
  })
  const until = (lasts: InviteDuration) => dayIn(timeZone, inviteExpiry(lasts, now).toISOString())

  return (
    <FormDialog
      title="New Invite"
      submit="Create Invite"
      isPending={make.isPending}
      isChanged={form.isDirty()}
      onSubmit={form.onSubmit((invite) => make.mutate(invite))}
      onClose={onClose}
    >
      <Text>
        Anyone who has the link and a student account can join until it expires, so give it only to the
        students it is for.
      </Text>
      <TextInput
        label="Name"
        description="Students see this name. For example, “Class of 2027”."
        maxLength={bounds.name.max}
        autoComplete="off"
        data-autofocus
        {...form.getInputProps('name')}
      />
      <NativeSelect
        label="How long students can join"
        data={inviteDurations.map((each) => ({
          value: each,
          label: `${lastingNames[each]}, until ${until(each)}`,
        }))}
        {...form.getInputProps('lasts')}
      />
      <NumberInput
        label="How many students can join"
        description="The size of your class. You can add places later; the link stays the same."
        allowDecimal={false}
        {...bounds.places}
        {...form.getInputProps('places')}
      />
    </FormDialog>
  )
}
