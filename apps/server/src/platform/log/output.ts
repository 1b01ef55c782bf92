import { write, writeSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'

/** Batches of so many characters or milliseconds, because each write costs as much as a small query. */
const together = { characters: 4096, milliseconds: 250 }
/** Characters that wait while nothing can be written, as on a full disk; later lines are dropped. */
const mostWaiting = 1_048_576
/** Milliseconds after which a write counts as stuck, and for which a stopping process waits for its last lines. */
const patience = 1000

/** A destination of log lines. */
export type Output = ReturnType<typeof createOutput>

/**
 * Where the lines of the log go. Nothing that happens there stops the server, and nothing keeps the process from
 * ending: a full disk, a pipe that was closed, a pipe that nobody reads.
 */
export function createOutput(descriptor: number) {
  let lines = ''
  let sending = Buffer.alloc(0)
  /** When the write under way began. */
  let since: number | null = null
  setInterval(send, together.milliseconds).unref()
  process.once('exit', attempt)

  function send(): void {
    if (since !== null) return
    if (sending.length === 0) {
      sending = Buffer.from(lines)
      lines = ''
    }
    if (sending.length === 0) return
    since = performance.now()
    write(descriptor, sending, (_error, bytes) => {
      since = null
      sending = sending.subarray(bytes)
      // After a failure the timer tries again.
      if (bytes > 0 && sending.length + lines.length >= together.characters) send()
    })
  }

  function isStuck(): boolean {
    return since !== null && performance.now() - since > patience
  }

  /** Writes what is left, once. */
  function attempt(): void {
    if (isStuck()) return
    try {
      writeSync(descriptor, Buffer.concat([since === null ? sending : Buffer.alloc(0), Buffer.from(lines)]))
    } catch {
      // There is nowhere left to say it.
    }
  }

  return {
    write(line: string): void {
      if (lines.length > mostWaiting) return
      lines += line
      if (lines.length >= together.characters) send()
    },
    /** Waits until every line is written, or a moment if that is not possible. */
    async flushed(): Promise<void> {
      for (let waited = 0; sending.length + lines.length > 0 && waited < patience; waited += 10) {
        send()
        await pause(10)
      }
    },
    /** Ends the process now, without its exit handlers, after one attempt to write what is left. */
    end(code: number): never {
      // A pipe that nobody reads holds a thread, for which an orderly end would wait for ever.
      if (isStuck()) process.kill(process.pid, 'SIGKILL')
      attempt()
      return reallyExit(code)
    },
  }
}

/** What `process.exit` comes to after the exit handlers, any of which may wait. The types do not have it. */
const { reallyExit } = process as unknown as { reallyExit: (code: number) => never }
