import type { letters } from '@bearings/domain/letters/contract'
import type { Handlers } from '#platform/requests/serve.ts'
import { mine } from './asks/mine.ts'
import * as asks from './asks/service.ts'
import * as board from './board/service.ts'
import * as choices from './choices/service.ts'
import * as answers from './desk/answers.ts'
import * as contact from './desk/contact.ts'
import { open } from './desk/read.ts'

export const letterHandlers = {
  'GET /letters': mine,
  'PUT /letters/waiver': choices.setWaiver,
  'PUT /letters/brag-sheet': choices.saveBragSheet,
  'POST /letters/places': asks.places,
  'POST /letters/asks': asks.ask,
  'POST /letters/asks/{id}/remind': asks.remind,
  'POST /letters/asks/{id}/withdraw': asks.withdraw,
  'GET /letters/board': board.list,
  'PUT /letters/board/{id}/letters/{entryId}': board.setSent,
  'GET /letters/by-code/{code}': open,
  'PATCH /letters/by-code/{code}': contact.change,
  'POST /letters/by-code/{code}/new-link': contact.newLink,
  'POST /letters/by-code/{code}/forget': contact.forget,
  'POST /letters/by-code/{code}/{id}/accept': answers.accept,
  'POST /letters/by-code/{code}/{id}/decline': answers.decline,
  'PUT /letters/by-code/{code}/{id}/letters/{entryId}': answers.setSent,
  'POST /letters/new-link': contact.newLinkTo,
} satisfies Handlers<typeof letters>
