import type { RosterName } from '@bearings/domain/advising/students/schema'
import { counted } from '@bearings/domain/words'
import { Radio, Stack, Text } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { notify } from '#platform/notify.ts'
import { mutation } from '#platform/queries/api.ts'
import { FormDialog } from '#ui/form-dialog.tsx'
import { ColleagueField } from './colleague-field.tsx'
import { useColleagueForm } from './use-colleague-form.ts'

type Props = { people: readonly RosterName[]; onClose: () => void; onDone: () => void }

/** The dialog in which an advisor suggests a colleague to students, beside or instead of themself. */
export function ColleagueDialog({ people, onClose, onDone }: Props) {
  const [takesOver, setTakesOver] = useState(false)
  const form = useColleagueForm()
  const introduce = useMutation({
    ...mutation('POST /advising/requests/introductions'),
    onSuccess: ({ asked, left }) => {
      const others = `${counted(left, 'student')} left out: connected or asked already, or assigned by the school.`
      notify({
        title: `${counted(asked, 'student')} asked`,
        message: left > 0 ? others : 'Each of them decides.',
      })
      onClose()
      onDone()
    },
    onError: form.refusal('Nobody was asked'),
  })
  return (
    <FormDialog
      title={`A colleague for ${counted(people.length, 'student')}`}
      submit="Ask"
      isPending={introduce.isPending}
      onSubmit={form.onSubmit(({ email }) =>
        introduce.mutate({ email, takesOver, studentIds: people.map(({ id }) => id) }),
      )}
      onClose={onClose}
    >
      <ColleagueField {...form.getInputProps('email')} />
      <Radio.Group
        label="What for"
        value={takesOver ? 'instead' : 'beside'}
        onChange={(value) => setTakesOver(value === 'instead')}
      >
        <Stack gap="xs" mt="xs">
          <Radio value="beside" label="Add a colleague, who advises them beside me" />
          <Radio value="instead" label="Hand over to a colleague, who advises them instead of me" />
        </Stack>
      </Radio.Group>
      <Text size="sm">
        Each student is asked and has 30 days to answer. Until then the colleague sees nothing; after that,
        what the student chooses.{' '}
        {takesOver && 'Your open tasks and labels go along; your notes stay with you.'}
      </Text>
    </FormDialog>
  )
}
