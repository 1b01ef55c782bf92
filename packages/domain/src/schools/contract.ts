import type { Endpoints } from '../endpoint.ts'

export const schools = {} satisfies Endpoints
