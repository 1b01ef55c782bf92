import type { Me } from '@bearings/domain/accounts/schema'
import { Button } from '@mantine/core'
import { useKeepAccount } from './use-erasure.ts'
import classes from './erasure-banner.module.css'

/** While the account waits to be deleted: when that happens, and the way back. */
export function ErasureBanner({ me }: { me: Me }) {
  const keep = useKeepAccount()
  if (!me.eraseAfter) return null

  const day = new Date(me.eraseAfter).toLocaleDateString('en-US', {
    dateStyle: 'long',
    timeZone: me.timeZone,
  })
  return (
    <section className={classes.banner} aria-label="Account deletion">
      Your account will be deleted on {day}.
      <Button variant="default" size="xs" loading={keep.isPending} onClick={() => keep.mutate({})}>
        Keep my account
      </Button>
    </section>
  )
}
