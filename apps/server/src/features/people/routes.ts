import type { people } from '@bearings/domain/people/contract'
import type { Handlers } from '#platform/requests/serve.ts'
import { personPage } from './person/service.ts'
import { refusals } from './refusals.ts'
import * as service from './service.ts'
import * as address from './support/address.ts'
import * as erasing from './support/erasing.ts'
import { actOnMany } from './support/many.ts'
import * as support from './support/service.ts'

export const peopleHandlers = {
  'GET /people': service.list,
  'GET /people/summary': service.summary,
  'GET /people/refusals': refusals,
  'GET /people/{id}': personPage,
  'PUT /people/{id}/role': service.setRole,
  'POST /people/{id}/approve': service.approve,
  'POST /people/{id}/disable': support.disable,
  'POST /people/{id}/enable': service.enable,
  'POST /people/{id}/sign-out': support.signOut,
  'POST /people/{id}/sign-in-link': support.mailSignInLink,
  'POST /people/{id}/confirmation': support.mailConfirmation,
  'POST /people/{id}/remove-authenticators': support.removeAuthenticators,
  'POST /people/{id}/clear-lock': support.clearLock,
  'POST /people/{id}/email': address.changeEmail,
  'POST /people/acts': actOnMany,
  'POST /people/email-objections': address.objectToEmail,
  'PUT /people/{id}/class': support.setClass,
  'POST /people/{id}/erasure': erasing.requestErasure,
  'POST /people/{id}/keep': erasing.keep,
} satisfies Handlers<typeof people>
