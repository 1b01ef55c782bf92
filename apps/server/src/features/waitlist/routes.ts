import { todayIn } from '@bearings/domain/today'
import type { waitlist } from '@bearings/domain/waitlist/contract'
import { z } from 'zod'
import { csvExport } from '#platform/documents/csv-exports.ts'
import type { Handlers } from '#platform/requests/serve.ts'
import * as service from './service.ts'

export const waitlistHandlers = {
  'POST /waitlist': service.join,
  'GET /waitlist': service.list,
} satisfies Handlers<typeof waitlist>

/** Exports the addresses with the day on which each joined, in days of the admin. */
export const waitlistExport = csvExport({
  path: '/waitlist/export',
  access: ['admin'],
  fileName: 'waitlist',
  query: z.object({}),
  rows: async function* (context) {
    const { timeZone } = context.actor
    for await (const { email, createdAt } of service.all(context))
      yield { email, joined: todayIn(timeZone, new Date(createdAt)) }
  },
})
