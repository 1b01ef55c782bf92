import { mostLetters } from '@bearings/domain/letters/options'
import type { Desk } from '@bearings/domain/letters/schema'
import { Button, Card, Group, NumberInput, Stack, Switch, Text, Title } from '@mantine/core'
import { useState } from 'react'
import { notify, notifyFailure } from '#platform/notify.ts'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { useAnswer } from './use-answer.ts'

type Props = { code: string; desk: Desk; onChange: (desk: Desk | null) => void }

/** What holds for all requests to one address: the most letters, reminders, a new link, and being forgotten. */
export function DeskSettings({ code, desk, onChange }: Props) {
  if (!desk.isMailed)
    return (
      <Stack gap="md" align="flex-start">
        <Text size="sm" c="dimmed">
          The student handed this link over, so it shows this request alone. Bearings stores no address of
          yours
          {desk.hasAddress ? ' but the one the student asked at' : ''}, and emails you nothing with it.
        </Text>
        {desk.hasAddress && <MailLink code={code} isNew={false} />}
      </Stack>
    )
  return (
    <Card component="section" aria-labelledby="desk-settings">
      <Stack gap="lg">
        <Title order={2} id="desk-settings">
          For all your letters
        </Title>
        <Limit code={code} desk={desk} onChange={onChange} />
        <Reminders code={code} desk={desk} onChange={onChange} />
        <Group gap="xs">
          <MailLink code={code} isNew />
          <Forget code={code} onChange={onChange} />
        </Group>
        <Text size="sm" c="dimmed">
          Students entered your address to ask you. Bearings stores it encrypted for these requests only,
          shows it to nobody who has not entered it, and deletes it 30 days after the last one ends, or at
          once when you choose Forget Me.
        </Text>
      </Stack>
    </Card>
  )
}

function useChange(onChange: Props['onChange']) {
  return useAnswer('PATCH /letters/by-code/{code}', {
    onSuccess: (desk) => {
      onChange(desk)
      notify({ title: 'Saved' })
    },
    onError: (error) => notifyFailure('Not saved', error),
  })
}

function Limit({ code, desk: { most, open }, onChange }: Props) {
  const change = useChange(onChange)
  const [value, setValue] = useState<number | string>(most ?? '')
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        change.mutate({ code, most: value === '' ? null : Number(value) })
      }}
    >
      <Group gap="xs" align="flex-end">
        <NumberInput
          label="I write for no more students at a time than"
          description={`Open now: ${open}. Further students read that you are not taking more requests. Empty means no limit.`}
          allowDecimal={false}
          {...mostLetters}
          clampBehavior="strict"
          value={value}
          onChange={setValue}
        />
        <Button type="submit" variant="default" loading={change.isPending}>
          Save
        </Button>
      </Group>
    </form>
  )
}

function Reminders({ code, desk: { reminders }, onChange }: Props) {
  const change = useChange(onChange)
  return (
    <Switch
      label="Remind me by email"
      description="14 and 5 days before a letter is wanted, and when a student asks again; one email a day at most."
      checked={reminders}
      disabled={change.isPending}
      onChange={({ currentTarget }) => change.mutate({ code, reminders: currentTarget.checked })}
    />
  )
}

/** Mails a new link. Who has only the link that was handed over has the mailed one sent again, and cannot end it. */
function MailLink({ code, isNew }: { code: string; isNew: boolean }) {
  const send = useAnswer('POST /letters/by-code/{code}/new-link', {
    onSuccess: () =>
      notify({
        title: isNew ? 'New link on its way' : 'Link on its way',
        message: `It comes by email.${isNew ? ' Earlier emailed links no longer work.' : ''}`,
      }),
    onError: (error) => notifyFailure('Not sent', error),
  })
  return (
    <Button variant="default" loading={send.isPending} onClick={() => send.mutate({ code })}>
      {isNew ? 'Send Me a New Link' : 'Email Me My Own Link'}
    </Button>
  )
}

function Forget({ code, onChange }: Pick<Props, 'code' | 'onChange'>) {
  const [isAsking, setAsking] = useState(false)
  const forget = useAnswer('POST /letters/by-code/{code}/forget', {
    onSuccess: () => onChange(null),
    onError: (error) => notifyFailure('Not forgotten', error),
  })
  return (
    <>
      <Button variant="subtle" color="coral" onClick={() => setAsking(true)}>
        Forget Me
      </Button>
      {isAsking && (
        <ConfirmDialog
          title="Forget your address?"
          action="Forget Me"
          isPending={forget.isPending}
          onCancel={() => setAsking(false)}
          onConfirm={() => forget.mutate({ code })}
        >
          Your address is deleted, your link ends, and students whose requests are open are told to ask you in
          person. What you said was sent stays with each student.
        </ConfirmDialog>
      )}
    </>
  )
}
