import type { AuthorshipRecord } from '@bearings/domain/essays/authorship'
import type { Essay } from '@bearings/domain/essays/schema'
import { fileNameFor } from '@bearings/domain/file-name'
import { Button, Group, Text, Title } from '@mantine/core'
import { useClipboard } from '@mantine/hooks'
import { IconCopy, IconDownload } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { saveAsFile } from '#platform/files/download.ts'
import { notifyFailure } from '#platform/notify.ts'
import { call } from '#platform/queries/api.ts'
import { focused } from '#ui/focused.ts'
import { Icon } from '#ui/icon.tsx'
import { useEssayRules } from '../editor/use-essay-rules.ts'
import { helpInWords, statementInWords } from './statement-words.ts'

/**
 * The record that the student may give to a school that asks how an essay came about. They read what it says, beside
 * the school's rules, before they take it.
 */
export function Authorship({ essay }: { essay: Essay }) {
  const { id } = essay
  const [record, setRecord] = useState<AuthorshipRecord | null>(null)
  const reading = useMutation({
    mutationFn: () => call('GET /essays/{id}/authorship', { id }),
    networkMode: 'always',
    onSuccess: setRecord,
    onError: (error) => notifyFailure('Not shown', error),
  })

  return (
    <section className="stack gap-2 items-left" aria-labelledby="authorship">
      <Title order={3} id="authorship">
        Authorship record
      </Title>
      <Text size="sm" c="dimmed">
        A signed record of when each version was saved, how long it was, and which help was used, in case a
        school asks. It does not contain your text, and it does not say who typed it or how. Nobody sees it
        unless you share it.
      </Text>
      {record ? (
        <RecordShown essay={essay} record={record} />
      ) : (
        <Button variant="default" loading={reading.isPending} onClick={() => reading.mutate()}>
          See What It Says
        </Button>
      )}
    </section>
  )
}

function RecordShown({ essay, record }: { essay: Essay; record: AuthorshipRecord }) {
  const { found } = useEssayRules(essay)
  const clipboard = useClipboard({ timeout: 3000 })

  return (
    <>
      <ul className="bullets stack gap-1 text-body" aria-label="Help on record" tabIndex={-1} ref={focused}>
        {helpInWords(record.statement).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {found && (
        <Text size="sm" c="dimmed">
          AI in essays, {found.policy.college}: {found.policy.stance}
        </Text>
      )}
      <Group gap="xs">
        <Button
          variant="default"
          leftSection={<Icon of={IconDownload} />}
          onClick={() =>
            saveAsFile(
              new Blob([JSON.stringify(record, null, 2)], { type: 'application/json' }),
              `Authorship of ${fileNameFor(essay.promptName)}.json`,
            )
          }
        >
          Download Record
        </Button>
        <Button
          variant="default"
          leftSection={<Icon of={IconCopy} />}
          onClick={() => clipboard.copy(statementInWords(record.statement))}
        >
          {clipboard.copied ? 'Copied' : 'Copy as Text'}
        </Button>
      </Group>
      {clipboard.error && (
        <Text size="sm" c="dimmed">
          This browser does not let Bearings copy. The download holds the same.
        </Text>
      )}
    </>
  )
}
