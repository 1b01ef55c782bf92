import { faultInEmail } from '@bearings/domain/field-bounds'
import { Button, Stack, Text, TextInput, Title } from '@mantine/core'
import type { ErrorComponentProps } from '@tanstack/react-router'
import { useCheckedForm } from '#platform/form/use-checked-form.ts'
import { notifyFailure } from '#platform/notify.ts'
import { explain } from '#product/explain.ts'
import { isMissing } from '#ui/is-missing.ts'
import { Frame } from './frame.tsx'
import { useAnswer } from './use-answer.ts'

/** The page for a link that does not work, without saying why, with a way to a new one. */
export function LettersError({ error, reset }: ErrorComponentProps) {
  const isUnknown = error instanceof Error && isMissing(error)
  return (
    <Frame>
      <Stack gap="sm" align="flex-start">
        <Title order={1}>{isUnknown ? 'This link does not work' : 'Your page could not be shown'}</Title>
        <Text c="dimmed">
          {isUnknown
            ? 'It may have been replaced by a newer one, or the request has ended. Use the link of your latest email, or have it emailed to you again.'
            : error instanceof Error
              ? explain(error)
              : String(error)}
        </Text>
        {isUnknown ? <LinkAgain /> : <Button onClick={reset}>Try again</Button>}
      </Stack>
    </Frame>
  )
}

/** A form to have the link mailed again. It never says whether an address is known. */
function LinkAgain() {
  const form = useCheckedForm({ initialValues: { email: '' }, validate: { email: faultInEmail } })
  const send = useAnswer('POST /letters/new-link', {
    onError: (error) => notifyFailure('Not sent', error),
  })
  if (send.isSuccess)
    return <Text component="output">If students have asked at this address, the link is on its way.</Text>
  return (
    <form noValidate onSubmit={form.onSubmit(({ email }) => send.mutate({ email: email.trim() }))}>
      <Stack gap="sm" align="flex-start">
        <TextInput
          label="Your email, where students asked you"
          type="email"
          autoComplete="email"
          w="min(22rem, 80vw)"
          {...form.getInputProps('email')}
        />
        <Button type="submit" loading={send.isPending}>
          Send the Link
        </Button>
      </Stack>
    </form>
  )
}
