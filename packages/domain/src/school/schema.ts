import { z } from 'zod'
import { Text } from '../fields.ts'
import { bounds } from './options.ts'

/** The school to which this server belongs; `null` if it belongs to none, which turns off all that only a school has. */
export const School = z.object({ name: Text(bounds.name) }).nullable()
export type School = z.infer<typeof School>
