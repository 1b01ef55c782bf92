import type { Me } from '@bearings/domain/accounts/schema'
import { Anchor, SegmentedControl, Text } from '@mantine/core'
import { momentIn } from '#platform/dates.ts'
import { personalStorage, storageKey } from '#platform/device.ts'
import { useSwitchSide } from './use-switch-side.ts'
import classes from './demo-banner.module.css'

const sides = [
  { value: 'student', label: 'Student' },
  { value: 'advisor', label: 'Advisor' },
]

/** The banner above every page of a demo. Renders nothing for people with an account. */
export function DemoBanner({ me }: { me: Me }) {
  const { mutate, isPending, isSuccess } = useSwitchSide()
  const switching = isPending || isSuccess
  if (!me.demoExpiresAt) return null

  return (
    <aside className={`no-print ${classes.banner}`} aria-label="Demo">
      <Text size="sm" className={classes.words}>
        <span className="no-phone">
          This is a demo. Everything in it is deleted on{' '}
          <time dateTime={me.demoExpiresAt}>{momentIn(me.timeZone, me.demoExpiresAt)}</time>.
        </span>
        <span className="only-phone">Demo · {timeLeft(me.demoExpiresAt)} left</span>
      </Text>
      <SegmentedControl
        className={classes.sides!}
        size="xs"
        aria-label="Side of the demo"
        data={sides}
        value={switching ? otherSide(me.role) : me.role}
        onChange={() => mutate({})}
        readOnly={switching}
      />
      {/* A plain link, so that the next page loads without any data of the demo. */}
      <Anchor
        className={classes.leave}
        size="sm"
        fw={600}
        href="/auth?tab=sign-up"
        onClick={() => personalStorage().removeItem(storageKey)}
      >
        <span className="no-phone">Create Account</span>
        <span className="only-phone">Sign Up</span>
      </Anchor>
    </aside>
  )
}

/** Formats the time left, from one minute to a day: "23 h" or "40 min". */
function timeLeft(until: string): string {
  const minutes = Math.max(0, Math.floor((Date.parse(until) - Date.now()) / 60_000))
  return minutes >= 60 ? `${Math.floor(minutes / 60)} h` : `${minutes} min`
}

function otherSide(role: Me['role']) {
  return role === 'student' ? 'advisor' : 'student'
}
