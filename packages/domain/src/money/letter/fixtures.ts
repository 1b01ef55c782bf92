import type { Place } from './glossary.ts'
import type { TextItem } from './lines.ts'

/** Letters made for the tests: no college sent one of them. */
export type MadeLetter = {
  name: string
  /** As a PDF holds it, or as text that somebody pasted. */
  items: TextItem[] | null
  pasted: string | null
  expected: Expected[]
}
export type Expected = { name: string; amount: number; place: Place; isOpen?: true }
type Content = { costs: Expected[]; gifts: Expected[]; loans: Expected[]; work: Expected[]; heads: Heads }
type Heads = {
  costs: string
  gifts: string
  loans: string
  work: string
  total: string
  fall: string
  spring: string
  year: string
}

const english: Heads = {
  costs: 'Estimated Cost of Attendance',
  gifts: 'Grants and Scholarships',
  loans: 'Loans',
  work: 'Student Employment',
  total: 'Total',
  fall: 'Fall 2027',
  spring: 'Spring 2028',
  year: 'Total',
}
const row = (name: string, amount: number, place: Place): Expected => ({ name, amount, place })
const open = (name: string, amount: number, place: Place): Expected => ({ name, amount, place, isOpen: true })

const lindale: Content = {
  heads: english,
  costs: [
    row('Tuition and Fees', 48_200, 'tuition'),
    row('Housing and Food', 15_650, 'housing'),
    row('Books and Supplies', 1_100, 'books'),
    row('Travel', 900, 'other'),
    row('Personal Expenses', 1_450, 'other'),
  ],
  gifts: [
    row('Presidential Scholarship', 22_000, 'scholarship'),
    row('Lindale Grant', 9_640, 'grant'),
    row('Federal Pell Grant', 7_395, 'grant'),
  ],
  loans: [
    row('Federal Direct Subsidized Loan', 3_500, 'subsidized-loan'),
    row('Federal Direct Unsubsidized Loan', 2_000, 'unsubsidized-loan'),
  ],
  work: [row('Federal Work-Study', 2_600, 'work-study')],
}

const northState: Content = {
  heads: { ...english, gifts: 'Gift Aid', loans: 'Self-Help: Borrowing', work: 'Work' },
  costs: [
    row('In-State Tuition', 11_480, 'tuition'),
    row('Mandatory Fees', 1_322, 'tuition'),
    row('Room & Board', 13_906, 'housing'),
    row('Course Materials', 840, 'books'),
    row('Transportation', 1_210, 'other'),
    row('Health Insurance', 3_178, 'other'),
    row('Loan Fees', 58, 'other'),
  ],
  gifts: [
    row('SEOG', 1_000, 'grant'),
    row('State Tuition Assistance Grant', 4_250, 'grant'),
    row('Dean’s Merit Award', 3_000, 'scholarship'),
    row('Room Waiver', 1_500, 'grant'),
  ],
  loans: [
    row('Dir Sub', 3_500, 'subsidized-loan'),
    row('Dir Unsub', 2_000, 'unsubsidized-loan'),
    open('Parent PLUS (eligible)', 12_000, 'parent-loan'),
  ],
  work: [open('FWS (up to)', 2_000, 'work-study')],
}

const harrow: Content = {
  heads: {
    ...english,
    costs: 'Your Costs',
    gifts: 'Scholarships',
    loans: 'Loan Options',
    work: 'Campus Employment',
  },
  costs: [
    row('Tuition', 61_930, 'tuition'),
    row('Student Activity Fee', 410, 'tuition'),
    row('Residence Hall', 9_880, 'housing'),
    row('Meal Plan', 8_124, 'housing'),
    row('Books', 1_000, 'books'),
  ],
  gifts: [
    row('Harrow Founders Scholarship', 30_000, 'scholarship'),
    row('Tuition Exchange Scholarship', 6_500, 'scholarship'),
    row('Book Award', 500, 'scholarship'),
    row('Cal Grant A', 9_708, 'grant'),
  ],
  loans: [
    row('Unsubsidized Stafford', 5_500, 'unsubsidized-loan'),
    row('Harrow College Loan', 2_500, 'private-loan'),
    row('Federal PLUS', 8_000, 'parent-loan'),
  ],
  work: [row('Campus Job', 2_400, 'work-study')],
}

const heads: Heads = {
  costs: 'Costos del año',
  gifts: 'Becas y subvenciones',
  loans: 'Préstamos',
  work: 'Trabajo',
  total: 'Total',
  fall: 'Otoño',
  spring: 'Primavera',
  year: 'Total',
}
const translated: Content[] = [
  {
    heads,
    costs: [
      row('Matrícula y cuotas', 14_200, 'tuition'),
      row('Vivienda y alimentación', 12_300, 'housing'),
      row('Libros y materiales', 900, 'books'),
      row('Gastos personales', 1_800, 'other'),
    ],
    gifts: [row('Beca Pell Federal', 7_395, 'scholarship'), row('Beca del Decano', 4_000, 'scholarship')],
    loans: [
      row('Préstamo federal con subsidio', 3_500, 'subsidized-loan'),
      row('Préstamo federal sin subsidio', 2_000, 'unsubsidized-loan'),
    ],
    work: [row('Programa de trabajo y estudio', 1_800, 'work-study')],
  },
  {
    heads: { ...heads, gifts: 'Ayuda gratuita (becas)' },
    costs: [
      row('Matrícula', 9_100, 'tuition'),
      row('Alojamiento', 8_400, 'housing'),
      row('Comida', 4_700, 'housing'),
      row('Viajes', 600, 'other'),
    ],
    gifts: [row('Subvención estatal', 2_100, 'grant'), row('Beca por mérito', 1_500, 'scholarship')],
    loans: [open('Préstamo PLUS para padres (hasta)', 6_000, 'parent-loan')],
    work: [row('Empleo estudiantil', 1_200, 'work-study')],
  },
  {
    heads,
    costs: [
      row('Matrícula', 52_000, 'tuition'),
      row('Vivienda y comida', 16_000, 'housing'),
      row('Seguro médico', 3_000, 'other'),
    ],
    gifts: [
      row('Beca Fundadores', 26_000, 'scholarship'),
      row('Subvención de la universidad', 11_250, 'grant'),
    ],
    loans: [row('Préstamo de la universidad', 3_000, 'private-loan')],
    work: [],
  },
]

const money = (amount: number) => `$${amount.toLocaleString('en-US')}`
const halves = (amount: number) => [Math.ceil(amount / 2), Math.floor(amount / 2)] as const
const sum = (rows: readonly Expected[]) => rows.reduce((all, { amount }) => all + amount, 0)
const blocks = ({ costs, gifts, loans, work, heads: named }: Content) =>
  [
    { head: named.costs, rows: costs, isCost: true },
    { head: named.gifts, rows: gifts, isCost: false },
    { head: named.loans, rows: loans, isCost: false },
    { head: named.work, rows: work, isCost: false },
  ].filter(({ rows }) => rows.length > 0)
const all = (content: Content) => blocks(content).flatMap(({ rows }) => rows)

/** A page to write on: lines from the top, each text at its place, right-aligned where it ends at one. */
function paper() {
  const items: TextItem[] = []
  let y = 60
  const put = (x: number, text: string, isRight = false) => {
    const width = text.length * 5
    items.push({ text, page: 1, x: isRight ? x - width : x, y, width, size: 10 })
  }
  return { items, put, down: (by = 16) => (y += by) }
}
type Paper = ReturnType<typeof paper>

function greeting({ put, down }: Paper) {
  put(50, 'Office of Financial Aid')
  put(420, 'March 20, 2027')
  down()
  put(50, 'Student ID 20411873')
  put(420, 'Award year 2027-2028')
  down()
  put(50, 'Student Aid Index (SAI): 1,245')
  down(26)
}

const layouts: Record<string, (content: Content) => TextItem[] | string> = {
  'two columns with totals': (content) => {
    const page = paper()
    greeting(page)
    for (const { head, rows } of blocks(content)) {
      page.put(50, head)
      page.down()
      for (const { name, amount } of rows) {
        page.put(60, `${name} ...............`)
        page.put(500, money(amount), true)
        page.down()
      }
      page.put(60, `${content.heads.total} ${head}`)
      page.put(500, money(sum(rows)), true)
      page.down(26)
    }
    return page.items
  },

  'fall, spring and total': (content) => {
    const page = paper()
    greeting(page)
    for (const { head, rows } of blocks(content)) {
      page.put(50, head)
      page.put(350, content.heads.fall, true)
      page.put(430, content.heads.spring, true)
      page.put(510, content.heads.year, true)
      page.down()
      for (const { name, amount } of rows) {
        const [fall, spring] = halves(amount)
        page.put(50, name)
        page.put(350, money(fall), true)
        page.put(430, money(spring), true)
        page.put(510, money(amount), true)
        page.down()
      }
      page.down(10)
    }
    return page.items
  },

  'terms only, the dollar signs apart': (content) => {
    const page = paper()
    greeting(page)
    page.put(50, 'Award')
    page.put(400, content.heads.fall, true)
    page.put(500, content.heads.spring, true)
    page.down()
    for (const { head, rows } of blocks(content)) {
      page.put(50, head)
      page.down()
      for (const { name, amount } of rows) {
        const [fall, spring] = halves(amount)
        page.put(60, name)
        page.put(345, '$')
        page.put(400, `${fall.toLocaleString('en-US')}.00`, true)
        page.put(445, '$')
        page.put(500, `${spring.toLocaleString('en-US')}.00`, true)
        page.down()
      }
    }
    return page.items
  },

  'names on two lines beside one amount': (content) => {
    const page = paper()
    greeting(page)
    for (const { head, rows } of blocks(content)) {
      page.put(50, head.toUpperCase())
      page.down(22)
      for (const { name, amount } of rows) {
        const words = name.split(' ')
        const first = words.length < 3 ? name : words.slice(0, 2).join(' ')
        page.put(60, first)
        page.down(7)
        page.put(500, money(amount), true)
        page.down(7)
        if (first !== name) page.put(60, words.slice(2).join(' '))
        page.down(18)
      }
    }
    return page.items
  },

  'costs and aid side by side': (content) => {
    const page = paper()
    greeting(page)
    page.put(50, content.heads.costs)
    page.put(320, 'Your Financial Aid')
    page.down()
    const aid = blocks(content)
      .filter(({ isCost }) => !isCost)
      .flatMap(({ head, rows }) => [{ name: head, amount: null }, ...rows])
    for (let at = 0; at < Math.max(aid.length, content.costs.length + 1); at++) {
      const [cost, award] = [content.costs[at], aid[at]]
      if (cost) {
        page.put(50, cost.name)
        page.put(270, money(cost.amount), true)
      }
      if (at === content.costs.length) {
        page.put(50, 'Total cost')
        page.put(270, money(sum(content.costs)), true)
      }
      if (award) page.put(award.amount === null ? 320 : 330, award.name)
      if (award && award.amount !== null) page.put(560, money(award.amount), true)
      page.down()
    }
    return page.items
  },

  sentences: (content) => {
    const page = paper()
    const named = ({ name, amount, place }: Expected) =>
      place.endsWith('loan') ? `a ${money(amount)} ${name}` : `${name} of ${money(amount)}`
    const text = [
      'Dear Student, congratulations on your admission to the class of 2031.',
      `Your costs for 2027-2028 are ${content.costs.map(named).join(', ')}.`,
      `To help you with these, we are pleased to offer you the ${content.gifts.map(named).join(', the ')}.`,
      ...(content.loans.length > 0
        ? [`In addition you can choose ${content.loans.map(named).join(', ')}.`]
        : []),
      ...(content.work.length > 0
        ? [`You have also been given ${content.work.map(named).join(' and ')} to earn.`]
        : []),
      'Please reply by May 1, 2027 with your deposit of $400.',
    ]
    let line = ''
    for (const word of text.join(' ').split(' ')) {
      if (line.length + word.length > 88) {
        page.put(50, line)
        page.down(14)
        line = word
      } else line = line === '' ? word : `${line} ${word}`
    }
    page.put(50, line)
    return page.items
  },

  'the federal form': (content) => {
    const page = paper()
    page.put(50, 'College Financing Plan')
    page.down()
    page.put(50, 'Total Cost of Attendance 2027-2028')
    page.put(560, `${money(sum(content.costs))} / yr`, true)
    page.down()
    for (const { head, rows, isCost } of blocks(content)) {
      page.put(50, isCost ? 'Costs in the 2027-2028 year' : `${head} to Pay for College`)
      page.down()
      for (const { name, amount } of rows) {
        page.put(70, name)
        page.put(480, money(amount), true)
        page.put(484, '/ yr')
        page.down()
      }
      page.put(50, isCost ? 'Total estimated costs' : `Total ${head}`)
      page.put(560, `${money(sum(rows))} / yr`, true)
      page.down()
    }
    page.put(50, 'Net Price: Cost of attendance minus total grants and scholarships')
    page.put(560, `${money(sum(content.costs) - sum(content.gifts))} / yr`, true)
    page.down()
    page.put(50, 'Graduation rate 78.5%    Median borrowing $21,500    $228 a month')
    return page.items
  },

  'a pasted table, each cell on its own line': (content) =>
    blocks(content)
      .flatMap(({ head, rows }) => [
        head,
        content.heads.fall,
        content.heads.spring,
        content.heads.year,
        ...rows.flatMap(({ name, amount }) => [name, ...halves(amount).map(money), money(amount)]),
      ])
      .join('\n'),

  'pasted with tabs, each amount a semester': (content) =>
    [
      'Amounts are per semester',
      ...blocks(content).flatMap(({ head, rows }) => [
        '',
        head,
        ...rows.map(({ name, amount }) => `${name}\t${(amount / 2).toFixed(2)}`),
      ]),
    ].join('\r\n'),
}

const english_ = [lindale, northState, harrow]
const letters = Object.entries(layouts).flatMap(([layout, write]) =>
  english_.map((content, at) => made(`${layout}, ${at + 1}`, write(content), content)),
)
const spanish = translated.map((content, at) =>
  made(`Spanish, ${at + 1}`, layouts['fall, spring and total']!(content), content),
)

/** Thirty letters in ten layouts. */
export const madeLetters: MadeLetter[] = [...letters, ...spanish]

function made(name: string, written: TextItem[] | string, content: Content): MadeLetter {
  const isText = typeof written === 'string'
  return { name, items: isText ? null : written, pasted: isText ? written : null, expected: all(content) }
}
