import type { Me } from '@bearings/domain/accounts/schema'
import { Anchor, SegmentedControl, Text } from '@mantine/core'
import { storageKey } from '../../platform/device.ts'
import { useSwitchSide } from './use-switch-side.ts'
import classes from './demo-banner.module.css'

const sides = [
  { value: 'student', label: 'Student' },
  { value: 'advisor', label: 'Advisor' },
]

/** Above every page of a demo; nothing for people with an account. */
export function DemoBanner({ me }: { me: Me }) {
  const { mutate, isPending, isSuccess } = useSwitchSide()
  const switching = isPending || isSuccess
  if (!me.demoExpiresAt) return null

  return (
    <aside className={classes.banner} aria-label="Demo">
      <Text size="sm" className={classes.words}>
        This is a demo. Everything in it is deleted on{' '}
        <time dateTime={me.demoExpiresAt}>{dateAndTime(me.demoExpiresAt, me.timeZone)}</time>.
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
      {/* A plain link, so that the page that comes starts without anything of the demo. */}
      <Anchor
        className={classes.leave}
        size="sm"
        fw={600}
        href="/auth?tab=sign-up"
        onClick={() => window.localStorage.removeItem(storageKey)}
      >
        Create Account
      </Anchor>
    </aside>
  )
}

function otherSide(role: Me['role']) {
  return role === 'student' ? 'advisor' : 'student'
}

/** "Nov 22, 2026, 11:03 AM" where the visitor is. */
function dateAndTime(instant: string, timeZone: string): string {
  return new Date(instant).toLocaleString('en-US', { timeZone, dateStyle: 'medium', timeStyle: 'short' })
}
