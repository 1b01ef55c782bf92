/** Prices, and the aid calculator. */
export const money = {
  'grants exceed the bill by about {amount}': 'las becas superan la factura en unos {amount}',
  '{residents} in state, {amount} elsewhere':
    '{residents} para residentes del estado, {amount} para los demás',
  '{amount} before aid': '{amount} antes de la ayuda',
  'Figures are those of the newest federal survey, a year or more old.':
    'Las cifras son de la encuesta federal más reciente y tienen un año o más.',
  'Check what is reported on <its aid page>.':
    'Lo que otros informan, compruébelo en <la página de ayuda financiera de la universidad>.',
  published: 'publicado',
  'reported, check': 'informado por otros, compruébelo',
  average: 'promedio',
  estimate: 'estimado',
  'if admitted to it': 'si admiten al estudiante',
  'if you meet its rules': 'si cumple los requisitos',

  'If admitted to it: {name}': 'Si admiten al estudiante: {name}',
  '{percent}% of residents’ tuition': '{percent}% de la matrícula de residente',
  'at least {amount}': '{amount} como mínimo',
  'at most {amount}': '{amount} como máximo',
  'In place of the full cost, if {condition}. Not checked with the college.':
    'En lugar del costo total, si {condition}. No se ha confirmado con la universidad.',
  'the college admits you to it; each sets its own majors, grades and places':
    'la universidad admite al estudiante en el programa; cada una fija sus carreras, calificaciones y cupos',
  'the college admits you to it; it is for named majors only':
    'la universidad admite al estudiante en el programa; es solo para ciertas carreras',
  'your major is on its list, such as one that no public college at home has':
    'la carrera está en su lista, por ejemplo una que no tiene ninguna universidad pública de su estado',
  'you apply for reciprocity with your home state; the rate is set each year':
    'el estudiante pide la reciprocidad a su estado; la tarifa se fija cada año',
  'A year before any aid.': 'Costo de un año, antes de cualquier ayuda.',
  'A year before any aid, for residents.':
    'Costo de un año, antes de cualquier ayuda, para residentes del estado.',
  'A year before any aid, with the tuition for other states.':
    'Costo de un año, antes de cualquier ayuda, con la matrícula para quienes vienen de otros estados.',
  'A year before any aid, for residents and for everybody else.':
    'Costo de un año, antes de cualquier ayuda, para residentes del estado y para los demás.',
  'No federal grant or average lowers it from abroad.':
    'Si el estudiante viene del extranjero, ninguna beca federal ni ningún promedio lo baja.',
  'Full cost': 'Costo total',
  'Your need here is the cost less your index.':
    'Su necesidad aquí es el costo menos su Índice de Ayuda Estudiantil.',
  'It says that it meets the full need of all whom it admits.':
    'La universidad dice que cubre toda la necesidad de todos los estudiantes que admite.',
  'It met {percent}% of need on average, {year}.':
    'Cubrió en promedio el {percent}% de la necesidad, en {year}.',
  'Asking for aid does not count against you.': 'Pedir ayuda no perjudica la admisión.',
  'Asking for aid may count against you.': 'Pedir ayuda puede perjudicar la admisión.',
  'Its own aid has no loans in it.': 'La ayuda de la propia universidad no incluye préstamos.',
  '{percent}% of need met': '{percent}% de la necesidad cubierta',
  'Need met in full': 'Cubre toda la necesidad',
  'Its aid for need': 'Ayuda de la universidad por necesidad',
  'See its words': 'Vea lo que dice',
  '{amount} of need': '{amount} de necesidad',
  'Promise: no tuition': 'Promesa: sin matrícula',
  'Promise: nothing from parents': 'Promesa: los padres no pagan nada',
  'for everybody': 'para todos',
  'for incomes below {amount}': 'para ingresos menores de {amount}',
  ', for residents of {states}': ', para residentes de {states}',
  'Met, by income': 'Se cumple, por los ingresos',
  'Not met': 'No se cumple',
  'Not known yet': 'Todavía no se sabe',
  'Your income and state will tell.': 'Depende de sus ingresos y de su estado.',
  'Your income will tell.': 'Depende de sus ingresos.',
  'leaves at most {amount}': 'quedan por pagar {amount} como máximo',
  'Only with assets that are typical of the income.':
    'Solo si los bienes son los habituales para esos ingresos.',
  'It says that it meets the full need of those whom it admits from abroad.':
    'La universidad dice que cubre toda la necesidad de quienes admite del extranjero.',
  'Not known: ask its admission office before you apply.':
    'No se sabe: pregunte en la oficina de admisiones antes de que el estudiante presente la solicitud.',
  'Some states give their own aid whatever your citizenship: see below.':
    'Algunos estados dan su propia ayuda sin importar la ciudadanía: vea más abajo.',
  'Its aid for students from abroad': 'Ayuda de la universidad para estudiantes del extranjero',
  Some: 'Alguna',
  Merit: 'Becas por mérito',
  None: 'No',
  'It gives no merit aid: its own aid goes by need.':
    'La universidad no da becas por mérito: su ayuda depende de la necesidad.',
  'Merit, if you win it': 'Beca por mérito, si el estudiante la gana',
  'Not counted': 'No se cuenta',
  '; and {others} more': '; y {others} más',
  'Few win one.': 'Pocos ganan una.',
  'the full cost': 'el costo total',
  'full tuition': 'toda la matrícula',
  'half to full tuition': 'entre la mitad y toda la matrícula',
  'up to full tuition': 'hasta toda la matrícula',
  'an amount': 'una cantidad',
  ', usually by {day}': ', normalmente hasta el {day}',
  'Pell Grant': 'Beca Federal Pell',
  'By your aid calculator.': 'Según su calculadora de ayuda.',
  'By your aid calculator, at the last published amounts.':
    'Según su calculadora de ayuda, con las últimas cantidades publicadas.',
  'what families paid on average, after all their grants':
    'lo que las familias pagaron en promedio, después de todas sus becas',
  'your need as far as the college meets need': 'su necesidad, hasta donde la universidad la cubre',
  'its promise, which sets the most': 'su promesa, que fija el máximo',
  'your Pell Grant, which sets the most': 'su Beca Federal Pell, que fija el máximo',
  ', and from ': ', y de ',
  'What remains': 'Lo que queda',
  'What remains, about': 'Lo que queda, aproximadamente',
  'Before any aid of the college, which it alone can tell.':
    'Antes de la ayuda de la universidad, que solo la propia universidad puede decir.',
  'From {parts}.': 'Se calcula a partir de {parts}.',
  'A range, because it comes from {parts}.': 'Es un rango, porque se calcula a partir de {parts}.',
  'Parents may borrow {year} a year and {total} in all, at higher cost.':
    'Los padres pueden pedir prestados {year} al año y {total} en total, a un costo más alto.',
  'From savings, income, work beside college, and federal loans: for you {first} in the first year and {fourYears} in four.':
    'Con ahorros, ingresos, trabajo durante la universidad y préstamos federales: para el estudiante, {first} el primer año y {fourYears} en cuatro años.',
  'How to pay the rest': 'Cómo pagar el resto',
  'loans up to {amount}': 'préstamos de hasta {amount}',

  'Your family': 'Su familia',
  'Income and savings': 'Ingresos y ahorros',
  'Your income and savings': 'Ingresos y ahorros del estudiante',
  'Fewer questions': 'Menos preguntas',
  'More questions, for a more accurate result': 'Más preguntas, para un resultado más exacto',
  'Calculated in this browser. Nothing is sent or stored unless you save it.':
    'Se calcula en este navegador. No se envía ni se guarda nada, a menos que usted lo guarde.',
  'Calculate My Index': 'Calcular el índice',
  '{year}, from {taxes} taxes': '{year}, con los impuestos de {taxes}',
  'Dependent student': 'Estudiante dependiente',
  'Independent, without dependents': 'Independiente, sin personas a su cargo',
  'Independent, with dependents': 'Independiente, con personas a su cargo',
  'Married, to each other or to a stepparent': 'Casados, entre sí o con un padrastro o una madrastra',
  'One parent, not married': 'Solo el padre o la madre, sin cónyuge',
  'Parents unmarried, living together': 'Padres no casados que viven juntos',
  'Not married': 'Sin cónyuge',
  Married: 'Con cónyuge',
  'Award year': 'Año de la ayuda',
  'The school year that the aid is for, July to June.':
    'El año escolar para el que es la ayuda, de julio a junio.',
  'Yours is {year}, whose formula is not in Bearings yet. The newest year comes closest.':
    'El suyo es {year}, cuya fórmula todavía no está en Bearings. El año más reciente es el que más se acerca.',
  'Who applies': 'Quién hace la solicitud',
  'Most students under 24 are dependent. Your answer selects the formula.':
    'La mayoría de los estudiantes menores de 24 años son dependientes. La respuesta decide la fórmula.',
  Parents: 'Padres',
  Marriage: 'Estado civil',
  'If they live apart, the one who supports you more, with a spouse if married.':
    'Si viven separados, quien da más apoyo económico al estudiante, con su cónyuge si lo tiene.',
  'On the day you file the form.': 'El día en que se envía el formulario.',
  'Family size': 'Tamaño de la familia',
  'You, your parents, and everyone they support. Feeds line 6.':
    'El estudiante, sus padres y todas las personas a las que mantienen. Se usa en la línea 6 del cálculo.',
  'You and everyone you support.': 'El estudiante y todas las personas a las que mantiene.',
  '{min} to {max}': 'de {min} a {max}',
  'Parents’ state': 'Estado donde viven los padres',
  State: 'Estado donde vive',
  'For the Pell Grant: Alaska and Hawaii have their own guidelines.':
    'Para la Beca Federal Pell: Alaska y Hawái tienen sus propios niveles de pobreza.',
  'Parents’ taxes and work': 'Impuestos y trabajo de los padres',
  'Taxes and work': 'Impuestos y trabajo',
  'Parents’ other income': 'Otros ingresos de los padres',
  'Other income': 'Otros ingresos',
  'Parents’ other assets': 'Otros bienes de los padres',
  'Other assets': 'Otros bienes',
  'About you': 'Sobre el estudiante',
  'Whether assets count': 'Si los bienes cuentan',
  'Federal benefits': 'Beneficios federales',
  'In {first} or {second}: free or reduced-price school lunch, Medicaid, SNAP, SSI, TANF, WIC, housing help, the earned income credit, or the credit for a marketplace health plan.':
    'En {first} o {second}: almuerzo escolar gratis o a precio reducido, Medicaid, SNAP, SSI, TANF, WIC, ayuda para la vivienda, el crédito tributario por ingreso del trabajo (EITC) o el crédito por un seguro médico del mercado de seguros.',
  'Not sure': 'No sé',
  'Yes, at least one': 'Sí, al menos uno',
  'Tax schedules': 'Anexos de la declaración',
  'Whether the return had a Schedule A, B, D, E, F or H, or a Schedule C of more than $10,000 either way.':
    'Si la declaración tenía un Anexo (Schedule) A, B, D, E, F o H, o un Anexo C con más de $10,000 de ganancia o de pérdida.',
  'None of these': 'Ninguno de estos',
  'At least one': 'Al menos uno',
  'Tax return': 'Declaración de impuestos',
  'If no return had to be filed for that year, the index is the lowest possible.':
    'Si no había obligación de presentar declaración ese año, el índice es el más bajo posible.',
  'Parents had to file': 'Los padres tenían que presentarla',
  'I had to file': 'El estudiante tenía que presentarla',
  'Parents did not have to file': 'Los padres no tenían que presentarla',
  'I did not have to file': 'El estudiante no tenía que presentarla',
  'Feeds line {line}.': 'Se usa en la línea {line} del cálculo.',
  'Feeds lines 5 and 7.': 'Se usa en las líneas 5 y 7 del cálculo.',
  'Parents’ adjusted gross income': 'Ingreso bruto ajustado de los padres',
  'Line 11 of Form 1040. Add both if two parents, or a parent and stepparent, filed separately. A loss has a minus sign.':
    'Línea 11 del Formulario 1040. Sume los dos si ambos padres, o el padre o la madre y su cónyuge, declararon por separado. Una pérdida lleva el signo menos.',
  'Parents’ cash and savings': 'Efectivo y ahorros de los padres',
  'Cash, savings and checking accounts today. Not retirement accounts.':
    'Efectivo y cuentas de ahorros y de cheques al día de hoy. No las cuentas de jubilación.',
  'Your adjusted gross income': 'Ingreso bruto ajustado del estudiante',
  'What you earned in that year. Leave it empty if you earned nothing.':
    'Lo que el estudiante ganó ese año. Déjelo vacío si no ganó nada.',
  'Your cash and savings': 'Efectivo y ahorros del estudiante',
  'In your own name. 20% of it counts each year.': 'A nombre del estudiante. Cada año cuenta el 20%.',
  'Income tax paid': 'Impuesto sobre los ingresos pagado',
  'Line 24 of Form 1040. Estimated from the income if left empty.':
    'Línea 24 del Formulario 1040. Si queda vacío, se estima a partir de los ingresos.',
  'Earned from work, first parent': 'Ganado con el trabajo, primer padre o madre',
  'Wages and business profit, less losses. Assumed to be all of the income if left empty.':
    'Salarios y ganancias de un negocio, menos las pérdidas. Si queda vacío, se supone que son todos los ingresos.',
  'Earned from work, second parent or stepparent':
    'Ganado con el trabajo, segundo padre o madre, o cónyuge del primero',
  'For the payroll tax and the cost of working.':
    'Para el impuesto sobre la nómina y los gastos de trabajar.',
  'Deductible retirement payments': 'Aportaciones deducibles para la jubilación',
  'Payments to an IRA, SEP or Keogh: Schedule 1, lines 16 and 20.':
    'Aportaciones a una cuenta IRA, SEP o Keogh: Anexo 1, líneas 16 y 20.',
  'Tax-exempt interest': 'Intereses exentos de impuestos',
  'Line 2a of Form 1040.': 'Línea 2a del Formulario 1040.',
  'Untaxed IRA distributions': 'Distribuciones de una IRA no sujetas a impuestos',
  'Line 4a minus 4b, without rollovers.': 'Línea 4a menos la 4b, sin reinversiones (rollovers).',
  'Untaxed pensions': 'Pensiones no sujetas a impuestos',
  'Line 5a minus 5b, without rollovers.': 'Línea 5a menos la 5b, sin reinversiones (rollovers).',
  'Foreign income exclusion': 'Exclusión de ingresos ganados en el extranjero',
  'Schedule 1, line 8d, as a positive number.': 'Anexo 1, línea 8d, como número positivo.',
  'Taxable grants and scholarships': 'Becas sujetas a impuestos',
  'Grants reported as income. They are subtracted again.':
    'Becas declaradas como ingresos. Después se restan.',
  'Education credits': 'Créditos tributarios por estudios',
  'Line 29 of Form 1040 and Schedule 3, line 3.': 'Línea 29 del Formulario 1040 y Anexo 3, línea 3.',
  'Federal work-study earnings': 'Ingresos del programa federal de estudio y trabajo (work-study)',
  'Only the part included in the income.': 'Solo la parte incluida en los ingresos.',
  'Child support received': 'Manutención de menores recibida',
  'In the last full calendar year. It counts as an asset.':
    'En el último año calendario completo. Cuenta como un bien.',
  'Parents’ investments': 'Inversiones de los padres',
  'Stocks, funds, 529 plans of this student, real estate other than the home, less what is owed.':
    'Acciones, fondos, planes 529 de este estudiante y bienes raíces que no sean la vivienda, menos lo que se debe.',
  'Business or farm': 'Negocio o granja',
  'Net worth. Leave out a family business of up to 100 employees and a farm you live on.':
    'Valor neto. No incluya un negocio familiar de hasta 100 empleados ni la granja en la que viven.',
  'You earned from work': 'Ganado con el trabajo por el estudiante',
  'Assumed to be all of your income if left empty.':
    'Si queda vacío, se supone que son todos los ingresos del estudiante.',
  'Income tax you paid': 'Impuesto sobre los ingresos pagado por el estudiante',
  'Estimated from your income if left empty.':
    'Si queda vacío, se estima a partir de los ingresos del estudiante.',
  'Your taxable grants and scholarships': 'Becas del estudiante sujetas a impuestos',
  'Your investments': 'Inversiones del estudiante',
  'In your own name, less what is owed.': 'A nombre del estudiante, menos lo que se debe.',
  'Adjusted gross income, yours and your spouse’s': 'Ingreso bruto ajustado del estudiante y de su cónyuge',
  'Cash and savings': 'Efectivo y ahorros',
  'Your spouse earned from work': 'Ganado con el trabajo por el cónyuge',
  Investments: 'Inversiones',
} as const
