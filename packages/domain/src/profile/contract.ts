import type { Endpoints } from '../endpoint.ts'

export const profile = {} satisfies Endpoints
