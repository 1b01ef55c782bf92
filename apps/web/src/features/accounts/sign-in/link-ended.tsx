import { say } from '@bearings/domain/say'
import { Stack, Text, Title } from '@mantine/core'
import { LinkAnchor } from '#ui/link-anchor.tsx'
import { backToSignIn } from './first-requested.ts'
import { NewLink } from './new-link.tsx'

/** Shown instead of the new password form to people who did not come from an email link. */
export function LinkEnded({ next }: { next: string | undefined }) {
  return (
    <Stack gap="md">
      <Title order={1}>{say('This link has expired')}</Title>
      <Text c="dimmed">
        {say('A link to choose a new password works once, within one hour, in the browser that opened it.')}
      </Text>
      <NewLink type="recovery" next={next} />
      <LinkAnchor to="/auth" search={backToSignIn(next)} size="sm" className="inline-row touch">
        {say('Back to sign in')}
      </LinkAnchor>
    </Stack>
  )
}
