import { z } from 'zod'
import { endpoint, type Endpoints } from '#endpoint.ts'
import { SearchLimit, SearchText, State, Unitid } from '../schema.ts'
import { Course, CourseKind, HighSchool, Major, School, SchoolRow } from './schema.ts'

const search = { q: SearchText, limit: SearchLimit }

export const catalog = {
  'GET /schools/catalog': endpoint('signed-in', {
    summary: 'Find a school by name, short name, city or state; likeliest first, spelling mistakes forgiven',
    query: z.object({ ...search, state: State.optional() }),
    response: z.array(SchoolRow),
  }),

  'GET /schools/catalog/{id}': endpoint('signed-in', {
    summary: 'Get a school from the catalog, each figure with its source and year',
    params: z.object({ id: z.uuid() }),
    mayLag: true,
    response: School,
  }),

  'GET /schools/colleges/{unitid}': endpoint('signed-in', {
    summary: 'Get a school from the catalog by its federal number',
    params: z.object({ unitid: Unitid }),
    mayLag: true,
    response: School,
  }),

  'GET /schools/majors': endpoint('signed-in', {
    summary: 'Find fields of study, most general first',
    query: z.object(search),
    mayLag: true,
    response: z.array(Major),
  }),

  'GET /schools/high-schools': endpoint('signed-in', {
    summary: 'Find a high school by name and town',
    query: z.object({ ...search, state: State.optional() }),
    mayLag: true,
    response: z.array(HighSchool),
  }),

  'GET /schools/courses': endpoint('signed-in', {
    summary: 'Find an AP or IB course',
    query: z.object({ ...search, kind: CourseKind.optional() }),
    mayLag: true,
    response: z.array(Course),
  }),
} satisfies Endpoints
