import type { Endpoints } from '../endpoint.ts'

export const notifications = {} satisfies Endpoints
