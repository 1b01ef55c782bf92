import type { Me } from '@bearings/domain/accounts/schema'
import type { DemoSide } from '@bearings/domain/demo/schema'
import { sayAround } from '@bearings/domain/said'
import { say } from '@bearings/domain/say'
import { Anchor, SegmentedControl, Text } from '@mantine/core'
import { momentIn } from '#platform/dates.ts'
import { personalStorage, storageKey } from '#platform/device.ts'
import { useSwitchSide } from './use-switch-side.ts'
import classes from './demo-banner.module.css'

const sides = () => [
  { value: 'student', label: say('Student') },
  { value: 'advisor', label: say('Advisor') },
  { value: 'guardian', label: say('Family') },
]

/** The banner above every page of a demo. Renders nothing for people with an account. */
export function DemoBanner({ me }: { me: Me }) {
  const { mutate, isPending, isSuccess, variables } = useSwitchSide()
  const switching = isPending || isSuccess
  if (!me.demoExpiresAt) return null
  const [before, , after] = sayAround('This is a demo. Everything in it is deleted on <day>.')

  return (
    <aside
      className={`no-print row hairline-below middle on-brass ${classes.banner}`}
      aria-label={say('Demo')}
    >
      <Text size="sm" className={`ink ${classes.words}`}>
        <span className="no-phone">
          {before}
          <time dateTime={me.demoExpiresAt}>{momentIn(me.timeZone, me.demoExpiresAt)}</time>
          {after}
        </span>
        <span className="only-phone">{say('Demo · {time} left', { time: timeLeft(me.demoExpiresAt) })}</span>
      </Text>
      <SegmentedControl
        className={`rigid ${classes.sides}`}
        size="xs"
        aria-label={say('Side of the demo')}
        data={sides()}
        value={(switching && variables.to) || me.role}
        onChange={(to) => isSide(to) && mutate({ to })}
        readOnly={switching}
      />
      {/* A plain link, so that the next page loads without any data of the demo. */}
      <Anchor
        className={`unbroken ink ${classes.leave}`}
        size="sm"
        fw={600}
        href="/auth?tab=sign-up"
        onClick={() => personalStorage().removeItem(storageKey)}
      >
        <span className="no-phone">{say('Create Account')}</span>
        <span className="only-phone">{say('Sign Up')}</span>
      </Anchor>
    </aside>
  )
}

/** Formats the time left, from one minute to a day: "23 h" or "40 min". */
function timeLeft(until: string): string {
  const minutes = Math.max(0, Math.floor((Date.parse(until) - Date.now()) / 60_000))
  return minutes >= 60 ? `${Math.floor(minutes / 60)} h` : `${minutes} min`
}

function isSide(value: string): value is DemoSide {
  return value === 'student' || value === 'advisor' || value === 'guardian'
}
