import { type ReactNode, useEffect, useState } from 'react'
import { needsProof } from './needs-proof.ts'
import { ProofDialog } from './proof-dialog.tsx'

type Question = { end: (proved: boolean) => void }

export type WithProof = <T>(work: () => Promise<T>) => Promise<T>

/**
 * For what the server does only for a person who has just shown who they are: it is tried, and where that is refused, the
 * password is asked for and it is tried again. Whoever cancels gets the refusal. `dialog` is to be shown on the page.
 */
export function useProof(): { withProof: WithProof; dialog: ReactNode } {
  const [asking, setAsking] = useState<Question | null>(null)

  // Whoever leaves, or is asked for something else, has not proved anything.
  useEffect(() => () => asking?.end(false), [asking])

  async function withProof<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work()
    } catch (error) {
      if (!needsProof(error)) throw error
      let question: Question | null = null
      const proved = await new Promise<boolean>((end) => {
        question = { end }
        setAsking(question)
      })
      setAsking((now) => (now === question ? null : now))
      if (!proved) throw error
      return work()
    }
  }

  const dialog = asking && <ProofDialog onProved={() => asking.end(true)} onClose={() => asking.end(false)} />
  return { withProof, dialog }
}
