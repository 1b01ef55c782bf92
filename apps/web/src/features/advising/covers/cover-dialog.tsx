import { limits } from '@bearings/domain/advising/covers/options'
import { ruleAgainstDays } from '@bearings/domain/advising/covers/rules'
import { faultInEmail } from '@bearings/domain/field-bounds'
import { Group, Text } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useCheckedForm } from '#platform/form/use-checked-form.ts'
import { notify } from '#platform/notify.ts'
import { mutation } from '#platform/queries/api.ts'
import { useToday } from '#platform/use-today.ts'
import { ruleWords } from '#product/rule-words.ts'
import { DateField } from '#ui/date-field.tsx'
import { FormDialog } from '#ui/form-dialog.tsx'
import { ColleagueField } from '../colleagues/colleague-field.tsx'

type Props = { advisor: { id: string; fullName: string }; isOwn: boolean; onClose: () => void }

/** The dialog that says who stands in for an advisor, and from when to when. */
export function CoverDialog({ advisor, isOwn, onClose }: Props) {
  const today = useToday()
  const form = useCheckedForm({
    initialValues: { email: '', from: today, until: '' },
    validate: {
      email: (email) => faultInEmail(email),
      until: (until, { from }) => (ruleAgainstDays({ from, until }, today) ? ruleWords['cover-days'] : null),
    },
    transformValues: ({ email, ...days }) => ({ ...days, email: email.trim(), id: advisor.id }),
  })
  const arrange = useMutation({
    ...mutation('POST /advising/covers/{id}'),
    onSuccess: ({ by }) => {
      notify({ title: 'Arranged', message: `${by?.other.fullName ?? 'Your colleague'} has been told.` })
      onClose()
    },
    onError: form.refusal('Not arranged'),
  })
  const whose = isOwn ? 'you' : advisor.fullName
  return (
    <FormDialog
      title={isOwn ? 'Who stands in for you?' : `Who stands in for ${advisor.fullName}?`}
      submit="Arrange"
      isPending={arrange.isPending}
      onSubmit={form.onSubmit((cover) => arrange.mutate(cover))}
      onClose={onClose}
    >
      <ColleagueField {...form.getInputProps('email')} />
      <Group grow align="flex-start">
        <DateField label="From" required {...form.getInputProps('from')} />
        <DateField label="Until" required {...form.getInputProps('until')} />
      </Group>
      <Text size="sm">
        For up to {limits.days} days, the colleague sees of each student what {whose} can see, without notes
        and groups. Every student is told, and reads in the Access Log who looked, and for whom. Students who
        chose {whose} themselves are not part of it.
      </Text>
    </FormDialog>
  )
}
