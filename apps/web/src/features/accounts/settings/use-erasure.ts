import { say } from '@bearings/domain/say'
import { useMutation } from '@tanstack/react-query'
import { notify } from '#platform/notify.ts'
import { call, mutation } from '#platform/queries/api.ts'
import { needsProof } from './needs-proof.ts'
import { useProof } from './use-proof.tsx'

/**
 * Requests the deletion of the account, which follows in 14 days. Render `dialog`, which may ask whether it is them.
 * @param onDone Called when it is requested, and when the person does not answer that.
 */
export function useRequestErasure(onDone: () => void) {
  const { withProof, dialog } = useProof()
  const erase = useMutation({
    ...mutation('POST /me/erasure'),
    mutationFn: (given) => withProof(() => call('POST /me/erasure', given)),
    onSuccess: () => {
      notify({
        title: say('Your account will be deleted'),
        message: say(
          'It will be deleted in 14 days. Until then, you can keep it with the button at the top of every page.',
        ),
      })
      onDone()
    },
    onError: (error) => needsProof(error) && onDone(),
  })
  return { erase, dialog }
}
