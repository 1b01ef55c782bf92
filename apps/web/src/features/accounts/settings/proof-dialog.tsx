import { say } from '@bearings/domain/say'
import { Anchor, Group, Text } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useCheckedForm } from '#platform/form/use-checked-form.ts'
import { mutation } from '#platform/queries/api.ts'
import { auth } from '#platform/session/auth-client.ts'
import { useMe } from '#platform/session/me.ts'
import { explain } from '#product/explain.ts'
import { focused } from '#ui/focused.ts'
import { FormDialog } from '#ui/form-dialog.tsx'
import { messageOf, unwrap } from '../sign-in/auth-words.ts'
import { CodeField, faultInCode, withoutSpaces } from '../sign-in/code-field.tsx'
import { MailboxLink } from '../sign-in/mailbox-link.tsx'
import { Notice } from '../sign-in/notice.tsx'
import { faultInOwnPassword, PasswordField } from '../sign-in/password-field.tsx'

type Props = { onProved: () => void; onClose: () => void }

/** Re-authenticates the person with their password, or with a mailed code if they have none or forgot it. */
export function ProofDialog({ onProved, onClose }: Props) {
  const { email } = useMe()
  const prove = useMutation({ ...mutation('POST /sessions/proof'), onSuccess: onProved })
  const mail = useMutation({
    mutationFn: async () => unwrap(await auth.reauthenticate()),
    onSuccess: () => prove.reset(),
  })
  const form = useCheckedForm({
    initialValues: { password: '', code: '' },
    validate: mail.isSuccess ? { code: faultInCode } : { password: faultInOwnPassword },
  })

  return (
    <FormDialog
      title={say('Confirm it’s you')}
      submit={say('Continue')}
      isPending={prove.isPending}
      onSubmit={form.onSubmit(({ password, code }) =>
        prove.mutate(mail.isSuccess ? { code: withoutSpaces(code) } : { password }),
      )}
      onClose={onClose}
    >
      <Text>
        {say(
          'You signed in a while ago, so please confirm it’s you, in case someone else is using your computer.',
        )}
      </Text>
      {mail.isSuccess ? (
        <>
          <Text>{say('We have sent a code to {email}.', { email })}</Text>
          <CodeField ref={focused} {...form.getInputProps('code')} />
          <MailboxLink isBeside />
        </>
      ) : (
        <PasswordField
          label={say('Your password')}
          autoComplete="current-password"
          data-autofocus
          {...form.getInputProps('password')}
        />
      )}
      {prove.error && <Notice>{explain(prove.error)}</Notice>}
      {mail.error && <Notice>{messageOf(mail.error, say('Please try again.'))}</Notice>}
      {!mail.isSuccess && (
        <Group>
          <Anchor
            component="button"
            type="button"
            size="sm"
            disabled={mail.isPending}
            onClick={() => mail.mutate()}
          >
            {say('Email me a code instead')}
          </Anchor>
        </Group>
      )}
    </FormDialog>
  )
}
