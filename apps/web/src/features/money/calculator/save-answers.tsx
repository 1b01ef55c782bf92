import type { Answers } from '@bearings/domain/money/calculator/answers'
import { Anchor, Button, Group, Text } from '@mantine/core'
import { IconLock } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { notify } from '#platform/notify.ts'
import { mutation } from '#platform/queries/api.ts'
import { Icon } from '#ui/icon.tsx'

type Props = { answers: Answers; saved: Answers | null }

/** Says whether these answers are saved, with a button that deletes saved ones. */
export function SavedState({ answers, saved }: Props) {
  const forget = useMutation({
    ...mutation('DELETE /money/answers', 'Not deleted'),
    onSuccess: () => notify({ title: 'Your answers have been deleted' }),
  })
  return (
    <Group gap={6}>
      <Icon of={IconLock} />
      <Text size="sm" c="dimmed">
        {isSame(answers, saved) ? 'Saved, encrypted' : 'Not stored'}
      </Text>
      {saved && (
        <Anchor component="button" type="button" size="sm" onClick={() => forget.mutate({})}>
          Delete saved answers
        </Anchor>
      )}
    </Group>
  )
}

/** The button that saves the answers, which happens only at the student's request. */
export function SaveAnswers({ answers, saved }: Props) {
  const save = useMutation({
    ...mutation('PUT /money/answers', 'Not saved'),
    onSuccess: () => notify({ title: 'Your answers are saved' }),
  })
  if (isSame(answers, saved)) return null
  return (
    <Button loading={save.isPending} onClick={() => save.mutate(answers)}>
      Save to My Profile
    </Button>
  )
}

function isSame(answers: Answers, saved: Answers | null): boolean {
  return saved !== null && textOf(answers) === textOf(saved)
}

/** Returns the same text for equal answers, whatever the order of their fields. */
function textOf({ amounts, ...rest }: Answers): string {
  const sorted = (fields: object) =>
    Object.entries(fields).toSorted(([one], [other]) => (one < other ? -1 : 1))
  return JSON.stringify([sorted(rest), sorted(amounts)])
}
