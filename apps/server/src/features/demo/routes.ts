import type { demo } from '@bearings/domain/demo/contract'
import type { Handlers } from '#platform/requests/serve.ts'
import * as service from './service.ts'

export const demoHandlers = {
  'POST /demo': service.open,
  'POST /demo/switch': service.switchSide,
} satisfies Handlers<typeof demo>
