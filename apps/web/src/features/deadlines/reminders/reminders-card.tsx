import { remindersInWords } from '@bearings/domain/deadlines/options'
import { Card, Switch, Text, Title } from '@mantine/core'
import { useReminderMails } from './use-reminder-mails.ts'
import classes from './reminders-card.module.css'

/** A card that says when reminders come, with a switch to get them by mail too. */
export function RemindersCard() {
  const { byMail, setByMail } = useReminderMails()

  return (
    <Card component="section" aria-labelledby="reminders" className={`no-print row spread ${classes.card}`}>
      <div>
        <Title order={2} id="reminders">
          Reminders
        </Title>
        <Text c="dimmed">
          You get a notification {remindersInWords} each of your deadlines, at 9 AM in your time zone.
        </Text>
      </div>
      <Switch
        label="Also by email, at most one email each morning"
        checked={byMail ?? false}
        disabled={byMail === undefined}
        onChange={({ currentTarget }) => setByMail(currentTarget.checked)}
      />
    </Card>
  )
}
