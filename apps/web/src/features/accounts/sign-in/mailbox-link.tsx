import { say } from '@bearings/domain/say'
import { Anchor } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'

/**
 * A link to the mailbox of a local server that sends no mail; on any other server, nothing. `isBeside` opens
 * it in a new tab.
 */
export function MailboxLink({ isBeside = false }: { isBeside?: boolean }) {
  const { data: exists } = useQuery({
    queryKey: ['/dev/mailbox.json'],
    queryFn: async () => {
      const response = await fetch('/dev/mailbox.json', { method: 'HEAD' })
      // For any other unknown path, the server responds with the app's page.
      return response.ok && Boolean(response.headers.get('content-type')?.includes('application/json'))
    },
    staleTime: Number.POSITIVE_INFINITY,
  })

  return exists ? (
    <Anchor href="/dev/mailbox" fw={600} {...(isBeside && { target: '_blank' })}>
      {say('Open this server’s mailbox')}
    </Anchor>
  ) : null
}
