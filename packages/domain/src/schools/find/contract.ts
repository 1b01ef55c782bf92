import { endpoint, type Endpoints } from '#endpoint.ts'
import { FindingFileNames } from './schema.ts'

export const find = {
  'GET /schools/find': endpoint('signed-in', {
    summary: 'The names of the files that finding works with, which never change under one name',
    response: FindingFileNames,
  }),
} satisfies Endpoints
