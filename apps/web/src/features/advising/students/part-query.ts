import { query } from '#platform/queries/api.ts'

export const partQueries = {
  list: (id: string) => query('GET /advising/students/{id}/list', { id }),
  deadlines: (id: string) => query('GET /advising/students/{id}/deadlines', { id }),
  forecast: (id: string) => query('GET /advising/students/{id}/forecast', { id }),
  profile: (id: string) => query('GET /advising/students/{id}/profile', { id }),
  essays: (id: string) => query('GET /advising/students/{id}/essays', { id }),
  letters: (id: string) => query('GET /advising/students/{id}/letters', { id }),
  money: (id: string) => query('GET /advising/students/{id}/money', { id }),
  weeks: (id: string) => query('GET /advising/students/{id}/weeks', { id }),
}
