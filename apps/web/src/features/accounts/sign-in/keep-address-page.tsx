import { say } from '@bearings/domain/say'
import { Button, Stack, Text, Title } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { sentNow } from '#platform/queries/api.ts'
import { isMissing } from '#ui/is-missing.ts'
import { LinkButton } from '#ui/link-button.tsx'
import { Notice } from './notice.tsx'

type Props = { person: string; token: string }

/** Where the owner of an address objects to another one. Nothing happens before the click: mail scanners open links. */
export function KeepAddressPage({ person, token }: Props) {
  const keep = useMutation(sentNow('POST /people/email-objections'))
  return (
    <Stack gap="md">
      <Title order={1}>{keep.isSuccess ? say('Your email stays') : say('Keep your email?')}</Title>
      {keep.isSuccess ? (
        <Text c="dimmed">{say('The people who run Bearings have been told.')}</Text>
      ) : (
        <>
          <Text c="dimmed">
            {say(
              'Someone asked an administrator to use another address for your account. If that was not you, keep this one.',
            )}
          </Text>
          {keep.error && (
            <Notice>
              {isMissing(keep.error)
                ? say(
                    'There is no longer a change to stop. If your email has changed, ask the people who run Bearings for you.',
                  )
                : say('The server could not be reached. Please try again.')}
            </Notice>
          )}
          <Button size="md" loading={keep.isPending} onClick={() => keep.mutate({ person, token })}>
            {say('Keep My Email')}
          </Button>
        </>
      )}
      <LinkButton to="/auth" variant="default" size="md">
        {say('Go to Bearings')}
      </LinkButton>
    </Stack>
  )
}
