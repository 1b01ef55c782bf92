import { Button, Text } from '@mantine/core'
import classes from './weekly-log.module.css'

type Props = {
  words: string
  action: string
  pending?: boolean
  onAction: () => void
  onDiscard?: () => void
}

/** What is left of an earlier week, with a button that moves it into the current one. */
export function LeftOver({ words, action, pending = false, onAction, onDiscard }: Props) {
  return (
    <div className={`wrap-anywhere cluster spread rounded on-brass brass ${classes.leftOver}`}>
      <Text size="sm" lineClamp={3}>
        {words}
      </Text>
      <Button variant="default" size="sm" loading={pending} onClick={onAction} className={classes.control}>
        {action}
      </Button>
      {onDiscard && (
        <Button variant="default" size="sm" onClick={onDiscard} className={classes.control}>
          Discard
        </Button>
      )}
    </div>
  )
}
