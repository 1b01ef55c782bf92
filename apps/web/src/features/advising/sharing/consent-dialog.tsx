import { hasFreePlace } from '@bearings/domain/advising/links/my-links'
import type { AdvisorRequest } from '@bearings/domain/advising/requests/schema'
import { Alert, Button, Group, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { query } from '#platform/queries/api.ts'
import { Dialog } from '#ui/dialog.tsx'
import { useRespond } from '../requests/use-respond.ts'
import { ConsentFields, useConsent } from './consent-fields.tsx'

type Props = { request: AdvisorRequest; onClose: () => void }

/** The dialog in which a student accepts an advisor, and chooses what the advisor sees. */
export function ConsentDialog({ request: { id, other, introducedBy, takesOver }, onClose }: Props) {
  const [consent, setConsent] = useConsent()
  const { approve } = useRespond()
  const { data: waiting } = useQuery(query('GET /advising/requests', { status: 'pending' }))
  const { data: mine } = useQuery(query('GET /advising/link'))
  const isGone = waiting?.next === null && !waiting.requests.some((request) => request.id === id)
  const advisor = mine && !takesOver && !hasFreePlace(mine) ? mine.link?.advisor : undefined
  const name = other.fullName ?? other.email ?? 'this advisor'

  return (
    <Dialog onClose={onClose} title={`Accept ${name} as your advisor?`}>
      <Stack gap="lg">
        {isGone && !approve.isPending && (
          <Alert color="brass" role="alert">
            This request was withdrawn or has already been answered.
          </Alert>
        )}
        {!isGone && advisor && (
          <Alert color="brass" role="alert">
            {mine && mine.places > 1
              ? `You have ${mine.places} advisors, the most you can have. Disconnect from one of them before you accept ${name}.`
              : `${advisor.fullName || advisor.email} is your advisor. You can have only one at a time, so disconnect on My Advisor before you accept ${name}.`}
          </Alert>
        )}
        {takesOver && <Text>{introducedBy ?? 'The one who suggests it'} no longer advises you then.</Text>}
        <ConsentFields name={name} consent={consent} onChange={setConsent} />
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button
            loading={approve.isPending}
            disabled={isGone || advisor !== undefined}
            onClick={() => approve.mutate({ id, ...consent }, { onSuccess: onClose })}
          >
            Accept
          </Button>
        </Group>
      </Stack>
    </Dialog>
  )
}
