import { Checkbox, Group } from '@mantine/core'

const days = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

type Props = { hours: readonly number[]; onChange: (hours: readonly number[]) => void }

/** The days on which the student works on applications, an hour each until more is planned. */
export function DaysOfWeek({ hours, onChange }: Props) {
  return (
    <fieldset className="no-print above-4">
      <legend className="secondary below-2">Your days for applications, an hour each</legend>
      <Group gap="8px 16px">
        {days.map((name, day) => (
          <Checkbox
            key={name}
            label={hours[day]! > 1 ? `${name}, ${hours[day]} hours` : name}
            checked={hours[day]! > 0}
            onChange={({ currentTarget: { checked } }) =>
              onChange(hours.map((each, at) => (at === day ? Number(checked) : each)))
            }
          />
        ))}
      </Group>
    </fieldset>
  )
}
