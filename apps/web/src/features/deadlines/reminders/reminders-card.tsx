import { reminderDays } from '@bearings/domain/deadlines/options'
import { Card, Switch, Text, Title } from '@mantine/core'
import { useReminderMails } from './use-reminder-mails.ts'
import classes from './reminders-card.module.css'

/** When reminders come, and whether by mail, too. */
export function RemindersCard() {
  const { byMail, setByMail } = useReminderMails()
  const days = reminderDays.slice(0, -1).join(', ')

  return (
    <Card component="section" aria-labelledby="reminders" className={`${classes.card} no-print`}>
      <div>
        <Title order={2} id="reminders">
          Reminders
        </Title>
        <Text c="dimmed">
          You get a notification {days} and {reminderDays.at(-1)} days before each deadline of yours, at nine
          in the morning where you are.
        </Text>
      </div>
      <Switch
        label="Also by email, one mail a morning"
        checked={byMail ?? false}
        disabled={byMail === undefined}
        onChange={({ currentTarget }) => setByMail(currentTarget.checked)}
      />
    </Card>
  )
}
