import type { BroadcastPreview } from '@bearings/domain/messages/broadcasts/schema'
import { counted } from '@bearings/domain/words'
import { Stack, Text } from '@mantine/core'
import classes from './broadcasts.module.css'

/** What the first students of a message to many will read. */
export function Preview({ preview: { students, withoutDeadline, shown } }: { preview: BroadcastPreview }) {
  return (
    <Stack gap="xs" component="section" aria-label="Preview">
      <Text size="sm" component="output">
        It reaches {counted(students, 'student')}.
        {withoutDeadline > 0 &&
          ` For ${counted(withoutDeadline, 'student')} no deadline is known, so it says “your next deadline”.`}
      </Text>
      <ul className="stack gap-2 one-column">
        {shown.map(({ studentId, fullName, subject, body }) => (
          <li key={studentId} className={`wrap-anywhere outlined rounded ${classes.card}`}>
            <p className="caption">To {fullName}</p>
            <strong>{subject}</strong>
            <p className="typed">{body}</p>
          </li>
        ))}
      </ul>
    </Stack>
  )
}
