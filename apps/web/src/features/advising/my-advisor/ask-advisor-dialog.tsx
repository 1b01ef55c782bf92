import { bounds as account } from '@bearings/domain/accounts/options'
import { bounds, usualSharing } from '@bearings/domain/advising/options'
import { faultInEmail, faultInText } from '@bearings/domain/field-bounds'
import { Stack, Text, Textarea, TextInput, Title } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useCheckedForm } from '#platform/form/use-checked-form.ts'
import { notify } from '#platform/notify.ts'
import { mutation } from '#platform/queries/api.ts'
import { useMe } from '#platform/session/me.ts'
import { ruleWords } from '#product/rule-words.ts'
import { FormDialog } from '#ui/form-dialog.tsx'
import { failed } from '../failed.ts'
import { SharingFields } from '../sharing/sharing-fields.tsx'

/** The dialog in which a student asks an advisor by email, and chooses what the advisor will see. */
export function AskAdvisorDialog({ onClose }: { onClose: () => void }) {
  const me = useMe()
  const form = useCheckedForm({
    initialValues: { email: '', message: '', sharing: usualSharing },
    validate: {
      email: (email) =>
        faultInEmail(email) ??
        (email.trim().toLowerCase() === me.email.toLowerCase() ? ruleWords['own-address'] : null),
      message: (message) => faultInText(message, bounds.message),
    },
    transformValues: ({ email, ...others }) => ({ email: email.trim(), ...others }),
  })
  const ask = useMutation({
    ...mutation('POST /advising/requests/to-advisor'),
    onSuccess: () => {
      notify({ title: 'Your advisor request has been sent successfully.' })
      onClose()
    },
    onError: (error) => {
      form.showRefusal(error)
      notify({ title: failed('send advisor request', error, 'student'), color: 'coral' })
    },
  })

  return (
    <FormDialog
      title="Ask an advisor"
      submit={ask.isPending ? 'Sending...' : 'Send Request'}
      disabled={ask.isPending}
      onSubmit={form.onSubmit((request) => ask.mutate(request))}
      onClose={onClose}
    >
      <Text>
        An advisor with this email is notified right away. If they have no account yet, your request waits
        until they sign up. They see nothing until they accept.
      </Text>
      <TextInput
        label="Advisor’s email"
        type="email"
        required
        maxLength={account.address.max}
        autoComplete="off"
        data-autofocus
        {...form.getInputProps('email')}
      />
      <Textarea
        label="Message (optional)"
        autosize
        minRows={2}
        maxRows={6}
        maxLength={bounds.message.max}
        {...form.getInputProps('message')}
      />
      <Stack gap="sm">
        <Title order={3} size="h4">
          What your advisor will see
        </Title>
        <SharingFields
          sharing={form.values.sharing}
          onChange={(part, shown) => form.setFieldValue(`sharing.${part}`, shown)}
        />
        <Text size="sm" c="dimmed">
          You can share essays one by one once you are connected.
        </Text>
      </Stack>
    </FormDialog>
  )
}
