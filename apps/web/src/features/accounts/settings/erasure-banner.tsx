import type { Me } from '@bearings/domain/accounts/schema'
import { say } from '@bearings/domain/say'
import { Button } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { dayIn } from '#platform/dates.ts'
import { notify } from '#platform/notify.ts'
import { mutation } from '#platform/queries/api.ts'
import classes from './erasure-banner.module.css'

/**
 * The banner while the account waits to be deleted: says when that happens, with a button to keep the
 * account.
 */
export function ErasureBanner({ me }: { me: Me }) {
  const keep = useKeepAccount()
  if (!me.eraseAfter) return null

  return (
    <section
      className={`cluster coral hairline-below middle ${classes.banner}`}
      aria-label={say('Account deletion')}
    >
      {say('Your account will be deleted on {day}.', { day: dayIn(me.timeZone, me.eraseAfter) })}
      <Button variant="default" size="xs" loading={keep.isPending} onClick={() => keep.mutate({})}>
        {say('Keep my account')}
      </Button>
    </section>
  )
}

/** Apart from what requests a deletion, whose dialogs the first page does not need. */
function useKeepAccount() {
  return useMutation({
    ...mutation('DELETE /me/erasure', say('Not changed')),
    onSuccess: () => {
      notify({ title: say('Your account will be kept'), message: say('Nothing has been deleted.') })
    },
  })
}
