/** All of a family's pages are one route, because the first load of every student names each route. */
type Path = '/family/$'

export const paths = {
  home: '/family/home' as Path,
  aid: '/family/aid' as Path,
  money: '/family/money' as Path,
  thread: (id: string) => `/family/messages/${id}` as Path,
  college: (unitid: number) => `/family/colleges/${unitid}` as Path,
}
