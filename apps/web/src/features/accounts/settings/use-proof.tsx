import { type ReactNode, useEffect, useState } from 'react'
import { needsProof } from './needs-proof.ts'
import { ProofDialog } from './proof-dialog.tsx'

type Question = { end: (proved: boolean) => void }

export type WithProof = <T>(work: () => Promise<T>) => Promise<T>

/**
 * Returns `withProof` for actions that require recent re-authentication: it tries the action, and if it is
 * refused, asks for the password and tries again. Canceling rethrows the refusal. Render `dialog` on the
 * page.
 */
export function useProof(): { withProof: WithProof; dialog: ReactNode } {
  const [asking, setAsking] = useState<Question | null>(null)

  // Leaving the page, or a new question, cancels the re-authentication.
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
