import { Button, Group, Stack, Text, TextInput } from '@mantine/core'
import { useClipboard } from '@mantine/hooks'
import { useMe } from '#platform/session/me.ts'
import { Dialog } from '#ui/dialog.tsx'
import { LinkAnchor } from '#ui/link-anchor.tsx'

type Props = { ids: readonly number[]; advisor: string; onClose: () => void }

/**
 * The dialog with the link by which the student's advisor opens this comparison. It shows what the student
 * shares with the advisor, and nothing to anyone else.
 */
export function ShareDialog({ ids, advisor, onClose }: Props) {
  const { userId } = useMe()
  const clipboard = useClipboard({ timeout: 3000 })
  const link = `${window.location.origin}/advisor/students/${userId}/compare?ids=${ids.join(',')}`
  return (
    <Dialog title={`Share with ${advisor}`} onClose={onClose}>
      <Stack gap="md">
        <Text size="sm" c="dimmed">
          {advisor} can open this link after signing in and see your odds at these colleges, as far as you
          share your profile, your test scores and financial aid on{' '}
          <LinkAnchor to="/student/advisor" underline="always">
            My Advisor
          </LinkAnchor>
          . It opens nothing for anyone else.
        </Text>
        <Group align="flex-end" wrap="nowrap" gap="xs">
          <TextInput
            label="Link"
            readOnly
            value={link}
            style={{ flex: 1 }}
            data-autofocus
            onFocus={({ currentTarget }) => currentTarget.select()}
          />
          <Button onClick={() => clipboard.copy(link)}>{clipboard.copied ? 'Copied' : 'Copy'}</Button>
        </Group>
        {clipboard.error && (
          <Text c="var(--mantine-color-error)" size="sm" role="alert">
            Your browser blocked copying. Select the link and copy it yourself.
          </Text>
        )}
      </Stack>
    </Dialog>
  )
}
