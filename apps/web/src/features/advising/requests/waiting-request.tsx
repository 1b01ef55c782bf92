import type { AdvisorRequest } from '@bearings/domain/advising/requests/schema'
import { Button } from '@mantine/core'
import { Chip } from '#ui/chip.tsx'
import { useRespond } from './use-respond.ts'

type Props = {
  request: AdvisorRequest
  /** The id of the row's title, which names the row for the button. */
  titleId: string
  /** Who has to answer. */
  on: 'advisor' | 'student'
}

/** The status of a pending request that one sent, and the button that withdraws it. */
export function WaitingRequest({ request: { id }, titleId, on }: Props) {
  const { withdraw } = useRespond()
  return (
    <>
      <Chip tone="brass">{`Waiting for the ${on}`}</Chip>
      <Button
        variant="default"
        aria-describedby={titleId}
        loading={withdraw.isPending}
        onClick={() => withdraw.mutate({ id })}
      >
        Withdraw
      </Button>
    </>
  )
}
