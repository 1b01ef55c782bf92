import { Button } from '@mantine/core'
import { useNow } from '#platform/use-now.ts'

type Props = {
  /** What a screen reader calls it, if one message must be told from others. */
  label?: string
  /** `null` if it cannot be withdrawn. */
  until: string | null
  isPending: boolean
  onWithdraw: () => void
}

/** The button that withdraws what was sent, for as long as that is possible. */
export function WithdrawButton({ label, until, isPending, onWithdraw }: Props) {
  const now = useNow()
  if (until === null || new Date(until) <= now) return null
  return (
    <Button
      variant="subtle"
      color="sea"
      size="compact-xs"
      aria-label={label}
      loading={isPending}
      onClick={onWithdraw}
    >
      Withdraw
    </Button>
  )
}
