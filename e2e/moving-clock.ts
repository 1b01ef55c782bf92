import { jobs } from '@bearings/server/jobs'
import { runDue } from '@bearings/server/platform/jobs'
import { start } from '@bearings/server/start'
import { test as base } from './fixtures.ts'
import { prepare, type Running } from './prepare.ts'

type Clock = {
  /** Lets time pass while the page is open. */
  goOn: (instant: string) => Promise<void>
  /** Closes the laptop, and opens it again at this time, on this page. */
  comeBack: (instant: string, path: string) => Promise<void>
}

type Served = {
  running: Running
  now: () => Date
  /** Moves the clock forward and runs everything due by then, by two processes at once and then once more. */
  moveTo: (instant: string) => Promise<void>
}

/**
 * A server as `main.ts` starts it, with a clock the spec moves and the browser follows. Both keep running.
 */
export const test = base.extend<{ clock: Clock }, { begins: string; served: Served }>({
  begins: ['', { option: true, scope: 'worker' }],

  served: [
    async ({ begins }, use, { parallelIndex }) => {
      let ahead = Date.parse(begins) - Date.now()
      const now = () => new Date(Date.now() + ahead)
      const { running, ...made } = await prepare(parallelIndex)
      const { app, stop } = await start({ ...made, now })
      const services = { db: running.db, config: running.config, now, log: app.log }

      const doWhatIsDue = async () => {
        await Promise.all([runDue(services, jobs), runDue(services, jobs)])
        // Runs again, as if no run had been recorded.
        for (const { run } of jobs) await run(services, new AbortController().signal)
      }
      await use({
        running,
        now,
        moveTo: async (instant) => {
          ahead = Date.parse(instant) - Date.now()
          await doWhatIsDue()
        },
      })

      await stop()
      await made.database.close()
    },
    { scope: 'worker' },
  ],

  running: [async ({ served }, use) => use(served.running), { scope: 'worker' }],

  clock: async ({ page, served: { now, moveTo } }, use) => {
    await page.clock.install({ time: now() })
    await use({
      goOn: async (instant) => {
        const passing = Date.parse(instant) - now().getTime()
        await moveTo(instant)
        await page.clock.fastForward(passing)
      },
      comeBack: async (instant, path) => {
        // No requests are sent while the server's and the browser's clocks differ.
        await page.goto('about:blank')
        await moveTo(instant)
        // Does not use fast-forward: in a new page, timers stop after 25 days of it.
        await page.clock.setSystemTime(now())
        await page.goto(path)
      },
    })
  },
})
