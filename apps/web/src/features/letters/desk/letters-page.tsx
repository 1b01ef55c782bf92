import type { Desk } from '@bearings/domain/letters/schema'
import { counted } from '@bearings/domain/words'
import { Card, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { PageHeader } from '#ui/page-header.tsx'
import { DeskSettings } from './desk-settings.tsx'
import { Frame } from './frame.tsx'
import { RequestCard } from './request-card.tsx'

/** Every request to one recommender, the nearest first, and what they answer. */
export function LettersPage({ code, loaded }: { code: string; loaded: Desk }) {
  const [desk, setDesk] = useState<Desk | null>(loaded)
  if (!desk)
    return (
      <Frame>
        <PageHeader
          title="Your address is forgotten"
          about="Your address is deleted, and this link no longer works. Students whose requests were open are told to ask you in person."
        />
      </Frame>
    )
  const { name, requests } = desk
  const first = requests.find(({ state, isOpen }) => state === 'asked' && isOpen)
  const open = requests.filter(({ isOpen }) => isOpen).length
  return (
    <Frame>
      <Stack gap="lg">
        <PageHeader
          title="Letters of recommendation"
          about={`${waitingInWords(name, open)} You need no account; keep the link to yourself.`}
        />
        {requests.length === 0 && (
          <Card>
            <Text>There are no requests here now.</Text>
          </Card>
        )}
        {requests.map((request) => (
          <RequestCard
            key={request.id}
            code={code}
            request={request}
            onChange={setDesk}
            isFirst={request === first}
          />
        ))}
        <Text size="sm" c="dimmed">
          Send the letters as each college asks, mostly through the Common App, which emails you a link of its
          own, or through your school’s counselor. Bearings passes no letters on: here you only note what you
          have sent.
        </Text>
        <DeskSettings code={code} desk={desk} onChange={setDesk} />
      </Stack>
    </Frame>
  )
}

/** Returns, for example, "For Ms. Ruiz. 3 students are waiting for you, nearest deadline first." */
function waitingInWords(name: string, open: number): string {
  const whose = name ? `For ${name}. ` : ''
  if (open === 0) return `${whose}No student is waiting for you.`
  return `${whose}${open === 1 ? '1 student is waiting for you.' : `${counted(open, 'student')} are waiting for you, nearest deadline first.`}`
}
