import type { Endpoints } from '../endpoint.ts'

export const waitlist = {} satisfies Endpoints
