/** Names that are also everyday English words. They count only with a capital, and not as the first word. */
export const everydayWords = new Set(
  `a able about decision action difference admissions acceptance average tuition graduation regular am act active admission advice advisor aid all also american and any apply art arts as ask at ball bard
  be become berry best big board book both brown but by call can card case cd class college colleges come common cost could
  data dates dean deep do does drew early east ed end enough essay even ever fact fafsa fall fee final find first
  for fort fit free full gap get give go going good gpa grace grade grant great group had hard has have health help her here
  high his home hope how i ib if in is it job just keep know lab lake last law less let like line list live long look love
  low main major make mark may me mean merit met mid might mine miss more most much must my name near need net new next no
  north not now of off on one open or other our out pace park past pay per place plan point post price pro put rate reach
  read real reed rice right safe sage salary same sat say school schools score see self send set she should show side
  sign so some soon south stay state still student such sure take target task tax tell term test text than that the their
  them then there these they thing think this time to too top total town trinity try two type uni union unity up us use very
  view visit wait want was way we wells west what when where which who why will win wish with word work would write yield
  you your drop late career prep music medical nursing business science technology design film liberal pre online public
  private religious women christian catholic jewish city rural suburban big small cheap national global international ea
  rd mba phd ma ba bs pell css sai rea cds efc act psat ap dual honors medicine engineering central northern southern eastern
  western northeast northwest southeast southwest midwest coast mountain valley pacific atlantic capital metropolitan family
  people support care life living friends friend campus charter com cut dec delta generations haven infinity med miles mission
  mobile ranger run rust ship shorter sit sum tech andrew martin mr mrs ms dr co york`.split(/\s+/),
)
