import type { MailReading } from '@bearings/domain/list/mail/options'
import type { MailProposal } from '@bearings/domain/list/mail/proposals'
import { Alert, Checkbox, Stack, Text } from '@mantine/core'
import { LinkAnchor } from '#ui/link-anchor.tsx'
import { doubtWords, proposalInWords, readingInWords } from './proposal-words.ts'

type Props = {
  reading: MailReading
  proposals: readonly MailProposal[]
  /** The words of the proposals that the student leaves. */
  left: ReadonlySet<string>
  onToggle: (words: string) => void
}

/** What a mail says, how far to believe it, and what it would change. */
export function MailFindings({ reading, proposals, left, onToggle }: Props) {
  const { sender, doubts, isAid } = reading
  const said = readingInWords(reading)

  return (
    <Stack gap="sm" aria-live="polite">
      {doubts.map((doubt) => (
        <Alert key={doubt} color={doubt === 'advertises' ? 'brass' : 'coral'}>
          {doubtWords[doubt]}
        </Alert>
      ))}
      {said.map((line) => (
        <Text key={line}>{line}</Text>
      ))}
      {said.length === 0 && doubts.length === 0 && (
        <Text c="dimmed">
          Nothing in it is recognized. Read it yourself, and note what matters in the portal card.
        </Text>
      )}
      {sender && (
        <Text size="sm" c="dimmed">
          Sent from {sender.host},{' '}
          {sender.isCollege
            ? 'the college’s own address, which can still be forged.'
            : 'which is not the college’s address.'}
        </Text>
      )}
      {isAid && <LinkAnchor to="/financial/offers">Enter the aid offer</LinkAnchor>}
      {proposals.length > 0 && (
        <Checkbox.Group
          label="Change in Bearings"
          value={proposals.map(proposalInWords).filter((words) => !left.has(words))}
        >
          <Stack gap="xs" mt="xs">
            {proposals.map(proposalInWords).map((words) => (
              <Checkbox key={words} value={words} label={words} onChange={() => onToggle(words)} />
            ))}
          </Stack>
        </Checkbox.Group>
      )}
    </Stack>
  )
}
