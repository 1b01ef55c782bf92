import { jobs } from '@bearings/server/jobs'
import { runDue } from '@bearings/server/platform/jobs'
import { start } from '@bearings/server/start'
import { test as base } from './fixtures.ts'
import { prepare, type Running } from './prepare.ts'

type Clock = {
  /** Time goes on under the open page. */
  goOn: (instant: string) => Promise<void>
  /** The laptop is closed, and opened again then, on this page. */
  comeBack: (instant: string, path: string) => Promise<void>
}

type Served = {
  running: Running
  now: () => Date
  /** Forward only. What is due by then is done, by two processes at once and then again. */
  moveTo: (instant: string) => Promise<void>
}

/** A server as `main.ts` starts it, by a clock that the spec moves; the browser's follows. Both run on by themselves. */
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
