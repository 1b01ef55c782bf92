import {
  bounds,
  type FamilyParts,
  type Relation,
  relations,
  usualParts,
} from '@bearings/domain/family/options'
import { faultInEmail, faultInText } from '@bearings/domain/field-bounds'
import { languageNames } from '@bearings/domain/language/names'
import { type Language, languages } from '@bearings/domain/language/options'
import { NativeSelect, Text, TextInput } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useCheckedForm } from '#platform/form/use-checked-form.ts'
import { notify } from '#platform/notify.ts'
import { sentNow } from '#platform/queries/api.ts'
import { FormDialog } from '#ui/form-dialog.tsx'
import { PartFields } from './part-fields.tsx'
import { relationWords } from './words.ts'

/** The dialog in which a student invites a parent or guardian, and chooses what they will see. */
export function InviteDialog({ onClose }: { onClose: () => void }) {
  const [parts, setParts] = useState<FamilyParts>(usualParts)
  const form = useCheckedForm({
    initialValues: { name: '', email: '', relation: 'mother' as Relation, language: 'en' as Language },
    validate: {
      name: (name) => faultInText(name, bounds.name),
      email: (email) => (email.trim() === '' ? null : faultInEmail(email)),
    },
  })
  const invite = useMutation({
    ...sentNow('POST /family/invitations'),
    onSuccess: (_, { name, email }) => {
      notify(
        email
          ? { title: 'Invitation sent', message: `${name} finds it in their email.` }
          : { title: 'Invitation ready', message: `Copy the link and give it to ${name}.` },
      )
      onClose()
    },
    onError: form.refusal('Not invited'),
  })
  return (
    <FormDialog
      title="Invite a parent or guardian"
      submit="Invite"
      isPending={invite.isPending}
      onClose={onClose}
      onSubmit={form.onSubmit(({ name, email, relation, language }) =>
        invite.mutate({ name: name.trim(), email: email.trim() || null, relation, language, parts }),
      )}
    >
      <TextInput
        data-autofocus
        label="Name"
        maxLength={bounds.name.max}
        autoComplete="off"
        {...form.getInputProps('name')}
      />
      <NativeSelect
        label="Who is this to you?"
        data={relations.map((value) => ({ value, label: relationWords[value] }))}
        {...form.getInputProps('relation')}
      />
      <TextInput
        label="Email (optional)"
        description="Without one, you get a link to hand over."
        type="email"
        autoComplete="off"
        {...form.getInputProps('email')}
      />
      <NativeSelect
        label="Language of the email"
        data={languages.map((value) => ({ value, label: languageNames[value] }))}
        {...form.getInputProps('language')}
      />
      <Text fw={600}>What they see</Text>
      <PartFields parts={parts} onChange={(part, shown) => setParts({ ...parts, [part]: shown })} />
      <Text size="sm" c="dimmed">
        Nobody in your family ever sees your essays, notes or grades, nor messages that you do not let them
        read. You can change this, pause it, or end it at any time.
      </Text>
    </FormDialog>
  )
}
