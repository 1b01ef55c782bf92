import { Anchor } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'

/**
 * On a local server that sends no mail, a link to its mailbox; otherwise nothing. `isBeside` opens it in a
 * new tab.
 */
export function MailboxLink({ isBeside = false }: { isBeside?: boolean }) {
  const { data: exists } = useQuery({
    queryKey: ['/dev/mailbox.json'],
    queryFn: async () => {
      const response = await fetch('/dev/mailbox.json', { method: 'HEAD' })
      // Any other unknown address answers with the app itself.
      return response.ok && Boolean(response.headers.get('content-type')?.includes('application/json'))
    },
    staleTime: Number.POSITIVE_INFINITY,
  })

  return exists ? (
    <Anchor href="/dev/mailbox" fw={600} {...(isBeside && { target: '_blank' })}>
      Open this server’s mailbox
    </Anchor>
  ) : null
}
