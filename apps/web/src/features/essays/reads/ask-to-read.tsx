import type { AdvisorLink } from '@bearings/domain/advising/links/schema'
import { isOpen } from '@bearings/domain/essays/reads/rules'
import { Button, Group, Text } from '@mantine/core'
import { useMutation, useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { lazyComponent } from '#platform/loading/lazy-component.tsx'
import { query, sentNow } from '#platform/queries/api.ts'
import { useMe } from '#platform/session/me.ts'
import { askInWords } from './words.ts'

const AskDialog = lazyComponent(() => import('./ask-dialog.tsx'), 'AskDialog')

type Props = { essayId: string; link: Pick<AdvisorLink, 'id' | 'advisor'> }

/** Below the switch of a shared essay: asks this advisor to read it, and says what came of it. */
export function AskToRead({ essayId, link: { id: linkId, advisor } }: Props) {
  const { timeZone } = useMe()
  const [isAsking, setAsking] = useState(false)
  const { data } = useQuery(query('GET /essays/{id}/asks', { id: essayId }))
  const takeBack = useMutation(sentNow('DELETE /essays/{id}/asks', 'Not taken back'))
  const ask = data?.find((each) => each.linkId === linkId)
  if (!ask) return null
  const isWaiting = ask.state !== null && isOpen(ask.state)
  const said = askInWords(ask, timeZone)
  return (
    <Group gap="8px 12px" justify="space-between">
      {said && (
        <Text size="sm" c="dimmed" flex="1 1 12rem">
          {said}
        </Text>
      )}
      {isWaiting ? (
        <Button
          variant="default"
          size="sm"
          aria-label={`Take back what I asked ${advisor.fullName}`}
          loading={takeBack.isPending}
          onClick={() => takeBack.mutate({ id: essayId, linkId })}
        >
          Take Back
        </Button>
      ) : (
        <Button variant="default" size="sm" className="wrap-anywhere" onClick={() => setAsking(true)}>
          Ask {advisor.fullName} to read it{ask.state !== null && ' again'}
        </Button>
      )}
      <Suspense>
        {isAsking && (
          <AskDialog
            essayId={essayId}
            linkId={linkId}
            name={advisor.fullName}
            onClose={() => setAsking(false)}
          />
        )}
      </Suspense>
    </Group>
  )
}
