import { Card, Stack, Title } from '@mantine/core'
import classes from './stories.module.css'

/** Explains what publishing means, before anything is written. */
export function PublishedParts() {
  return (
    <Card component="section" aria-labelledby="told">
      <Stack gap="sm">
        <Title order={2} id="told">
          What is published
        </Title>
        <ul className={`stack gap-6px ${classes.told}`}>
          <li>
            Your initials, or your first name if you choose it. Never your full name, email or student ID.
          </li>
          <li>Your class, your intended major, what you write here, and the schools that admitted you.</li>
          <li>Your high school only if you type it, and anything else only if you pick it.</li>
          <li>Never your essays, picture, finances or background answers.</li>
          <li>
            Everyone who is signed in to Bearings can read it. The navigator never quotes it. An admin reads
            it first.
          </li>
          <li>
            You can take it back at any time, and it disappears immediately. Copies that others have already
            made cannot be taken back. If you are under 18, ask a parent first.
          </li>
        </ul>
      </Stack>
    </Card>
  )
}
