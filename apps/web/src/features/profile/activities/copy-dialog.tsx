import { commonAppAnswers } from '@bearings/domain/profile/activities/rules'
import type { Activity } from '@bearings/domain/profile/schema'
import { Button, Group, Stack, Text } from '@mantine/core'
import { useClipboard } from '@mantine/hooks'
import { useState } from 'react'
import { Dialog } from '#ui/dialog.tsx'
import { CopyRow } from './copy-row.tsx'

/** The dialog that shows one activity at a time as the Common App asks for it, to copy answer by answer. */
export function CopyDialog({ activities, onClose }: { activities: Activity[]; onClose: () => void }) {
  const [index, setIndex] = useState(0)
  const [copied, setCopied] = useState<ReadonlySet<number>>(new Set())
  const clipboard = useClipboard()
  const activity = activities[index]!
  const answers = commonAppAnswers(activity)
  const next = answers.findIndex(({ text }, at) => text !== '' && !copied.has(at))

  function copy(at: number) {
    clipboard.copy(answers[at]!.text)
    setCopied((before) => new Set(before).add(at))
  }

  function goTo(other: number) {
    setIndex(other)
    setCopied(new Set())
    clipboard.reset()
  }

  return (
    <Dialog title="Copy to the Common App" size={640} onClose={onClose}>
      <Stack gap="md">
        <Text c="dimmed">The answers for each activity, in the order the Common App asks for them.</Text>
        <Text fw={600} aria-live="polite" className="wrap-anywhere">
          {index + 1} of {activities.length}: {activity.name}
        </Text>
        <dl className="hairline-below">
          {answers.map((answer, at) => (
            <CopyRow
              key={answer.question}
              {...answer}
              isCopied={copied.has(at) && !clipboard.error}
              onCopy={() => copy(at)}
            />
          ))}
        </dl>
        {clipboard.error && (
          <Text c="var(--mantine-color-error)" size="sm" role="alert">
            Your browser blocked copying. Select the text and copy it yourself.
          </Text>
        )}
        <Group justify="space-between">
          <Group gap="sm">
            <Button variant="default" disabled={index === 0} onClick={() => goTo(index - 1)}>
              Previous
            </Button>
            <Button
              variant="default"
              disabled={index === activities.length - 1}
              onClick={() => goTo(index + 1)}
            >
              Next activity
            </Button>
          </Group>
          <Button disabled={next < 0} onClick={() => copy(next)}>
            {next < 0 ? 'All copied' : 'Copy the next answer'}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  )
}
