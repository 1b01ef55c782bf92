import type { Finding } from '@bearings/domain/essays/spelling/options'
import type { Checked, CheckRequest } from './spelling.worker.ts'

/** Milliseconds after which a check has failed; the first one downloads the checker. */
const patience = 120_000

export type Checker = ReturnType<typeof openChecker>

/**
 * Opens the checker of spelling and grammar in a worker of this page. A text goes there and nowhere else: the server
 * sends the worker's code with a policy under which it reaches no other host.
 */
export function openChecker() {
  const worker = new Worker(new URL('./spelling.worker.ts', import.meta.url), { type: 'module' })
  let last = 0

  return {
    /** @throws if the checker cannot be loaded, or takes too long. */
    check(text: string, ownWords: ReadonlySet<string>): Promise<Finding[]> {
      const number = ++last
      return new Promise((resolve, reject) => {
        const timer = setTimeout(() => end(() => reject(new Error('It took too long.'))), patience)
        const onMessage = ({ data }: MessageEvent<Checked>) => {
          if (data.number !== number) return
          end(() => ('found' in data ? resolve(data.found) : reject(new Error(data.failure))))
        }
        const onError = () => end(() => reject(new Error('It could not be loaded.')))
        worker.addEventListener('message', onMessage)
        worker.addEventListener('error', onError)
        worker.postMessage({ number, text, ownWords: [...ownWords] } satisfies CheckRequest)

        function end(settle: () => void) {
          clearTimeout(timer)
          worker.removeEventListener('message', onMessage)
          worker.removeEventListener('error', onError)
          settle()
        }
      })
    },

    close: () => worker.terminate(),
  }
}
