/** What the meter prints, place by place, for the line that a free reading makes no value of. */
import type { Chances } from '../../image/chances.ts'
import { type Form, type PrintedAs, printedAs } from '../../image/printed-as.ts'
import { clock, isoDate } from '../dates.ts'

const ANY = '0123456789'

/** One form and what its text means. */
interface Printed {
  form: Form
  value(digits: string[], text: string): string | null
}

const MONTHS: readonly Form[] = [
  ['0', '123456789'],
  ['1', '012'],
]
const DAYS: readonly Form[] = [
  ['0', '123456789'],
  ['12', ANY],
  ['3', '01'],
]
const HOURS: readonly Form[] = [
  ['01', ANY],
  ['2', '0123'],
]
const MINUTES: Form = ['012345', ANY]

/** Decades with their years to the present one: no receipt is of a year to come. */
function yearsUntil(now: number): Form[] {
  const [decade, year] = [Math.floor((now % 100) / 10), now % 10]
  const past = Array.from({ length: decade }, (_, d) => String(d)).join('')
  return [...(past ? [[past, ANY]] : []), [String(decade), ANY.slice(0, year + 1)]]
}
const YEARS = yearsUntil(new Date().getUTCFullYear())

const DATES: readonly Printed[] = [
  // What stands behind the day may look like an eight.
  ['年', '月', '日8'],
  ['年', '月', null],
  ['-', '-', null],
  ['.', '.', null],
].flatMap(([y, m, d]) =>
  MONTHS.flatMap((month) =>
    DAYS.flatMap((day) =>
      YEARS.map((year) => ({
        form: ['2', '0', ...year, y!, ...month, m!, ...day, ...(d ? [d] : [])],
        value: (t: string[]) =>
          isoDate(t.slice(0, 4).join(''), t.slice(4, 6).join(''), t.slice(6, 8).join('')),
      })),
    ),
  ),
)
const CLOCKS: readonly Printed[] = HOURS.map((h) => ({
  form: [...h, ':', ...MINUTES],
  value: (t) => clock(t.slice(0, 2).join(''), t.slice(2).join('')),
}))
const RANGES: readonly Printed[] = HOURS.flatMap((on) =>
  HOURS.map((off) => ({
    form: [...on, ':', ...MINUTES, '-', ...off, ':', ...MINUTES],
    value: (t) => {
      const times = [clock(t[0]! + t[1]!, t[2]! + t[3]!), clock(t[4]! + t[5]!, t[6]! + t[7]!)]
      return times.includes(null) ? null : times.join('-')
    },
  })),
)
/** Plates of electric cars: seven characters, the second a letter. */
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ'
const PLATES: readonly Printed[] = [
  { form: [LETTERS, 'ABCDEFGHJK', LETTERS + ANY, ANY, ANY, ANY, ANY], value: (_, text) => text },
]
const WAITS: readonly Printed[] = [
  {
    form: ['0', ANY, ':', ...MINUTES, ':', ...MINUTES],
    value: (t) => `${t[0]}${t[1]}:${t[2]}${t[3]}:${t[4]}${t[5]}`,
  },
]

/** A number of so many digits before and behind its point, and what stands behind it. */
const amounts = (
  whole: readonly number[],
  behind: number,
  before: string,
  units: readonly Form[],
) =>
  whole.flatMap((count) =>
    units.map((unit) => ({
      form: [
        ...(before ? [before] : []),
        count > 1 ? '123456789' : ANY,
        ...new Array<string>(count - 1).fill(ANY),
        '.',
        ...new Array<string>(behind).fill(ANY),
        ...unit,
      ],
      value: (t: string[]) => `${Number(t.slice(0, count).join(''))}.${t.slice(count).join('')}`,
    })),
  )

/** Meters count in tenths of a yuan. */
const tenths = (list: readonly Printed[]): Printed[] =>
  list.map(({ form, value }) => ({
    form: form.map((allowed, i) =>
      /\d/.test(allowed) && !form.slice(i + 1).some((a) => /\d/.test(a)) ? '0' : allowed,
    ),
    value,
  }))

/** What can be read place by place. */
export type Formed =
  | 'date'
  | 'getOn'
  | 'getOff'
  | 'range'
  | 'unitPrice'
  | 'distanceKm'
  | 'wait'
  | 'money'
  | 'plate'

const FORMS: Readonly<Record<Formed, readonly Printed[]>> = {
  range: RANGES,
  plate: PLATES,
  date: DATES,
  getOn: CLOCKS,
  getOff: CLOCKS,
  unitPrice: amounts([1, 2], 2, '', [['元'], []]),
  distanceKm: [
    ...amounts([1, 2, 3], 1, '', [
      ['kK', 'mM'],
      ['公', '里'],
    ]),
    ...amounts([1, 2], 2, '', [['kK', 'mM']]),
  ],
  wait: WAITS,
  money: tenths([
    ...amounts([1, 2, 3], 2, '￥¥', [['元'], []]),
    ...amounts([1, 2, 3], 2, '', [['元']]),
  ]),
}

/** Further from what was read freely, a character, it is no such value. */
const MOST_BENT = -0.35
/** A character has at least so much of what may stand in its place. */
const LEAST_SHARE = 0.3

interface Seen {
  value: string
  score: number
  /** 0…1. */
  sure: number
}

/** Forms of one length, and the one that allows all that any of them does. */
interface Group {
  whole: Form
  forms: readonly Printed[]
}

function grouped(forms: readonly Printed[]): Group[] {
  const lengths = new Set(forms.map(({ form }) => form.length))
  return [...lengths].map((length) => {
    const own = forms.filter(({ form }) => form.length === length)
    const whole = Array.from({ length }, (_, i) =>
      [...new Set(own.flatMap(({ form }) => [...form[i]!]))].join(''),
    )
    return { whole, forms: own }
  })
}
const GROUPS = Object.fromEntries(
  Object.entries(FORMS).map(([role, forms]) => [role, grouped(forms)]),
) as Record<Formed, Group[]>

const isOf = (text: string, form: Form): boolean =>
  form.every((allowed, i) => allowed.includes(text[i]!))

interface Read {
  seen: PrintedAs
  value: string
  cost: number
}

/** What a line shows of a form; null when that is bent too far, or means nothing. */
function readForm(chances: Chances, { form, value }: Printed, known?: PrintedAs): Read | null {
  const seen = known ?? printedAs(chances, form)
  if (!seen || seen.bent < MOST_BENT) return null
  const digits = [...seen.text].filter((ch) => /\d/.test(ch))
  const read = value(digits, seen.text)
  return read ? { seen, value: read, cost: seen.bent * form.length } : null
}

/** The best of a group: nothing is less bent than what all its forms together allow, so few lines are read form by form. */
function readGroup(chances: Chances, { whole, forms }: Group): Read[] {
  const seen = printedAs(chances, whole)
  if (!seen || seen.bent < MOST_BENT) return []
  const own = forms.find(({ form }) => isOf(seen.text, form))
  const read = own ? readForm(chances, own, seen) : null
  return read ? [read] : forms.flatMap((form) => readForm(chances, form) ?? [])
}

/** The value of a role that a line most likely shows; null when it shows none. */
export function readAs(role: Formed, chances: Chances): Seen | null {
  const [first, ...others] = GROUPS[role].flatMap((group) => readGroup(chances, group))
  if (!first) return null
  const { seen, value } = others.reduce((a, b) => (b.cost > a.cost ? b : a), first)
  const least = Math.min(...seen.shares)
  if (least < LEAST_SHARE) return null
  const sure = least * Math.exp(seen.bent * 2)
  return { value, score: 2 + sure, sure }
}
