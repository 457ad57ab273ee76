/** What a column is to its statement, told by a word: how the period ended, how it began, the one before. */

/** Words of headings → key. Longer ones first: 上年同期累计 is not 累计, 本月末 no month. */
const ROLES: readonly (readonly [RegExp, string])[] = [
  [/(?:上年|去年)(?:同期|度)?(?:的?累计|\d{1,2}-\d{1,2}月)|上期累计|同期累计/, '上年同期累计'],
  [/上年(?:年|期|度|[十1][二2]月)?末|去年(?:年|期)?末/, '上年年末'],
  [/上年同期|去年同期|同比期间|^同期/, '上年同期'],
  [/上期期?末/, '上期'],
  [/上年年?初|上期期?初/, '上年年初'],
  [/上年|去年|上一年|上个?年度/, '上年'],
  [/(?:期|年|月|季|季度)末|^截止日|终了/, '期末'],
  [/年初|年度?始/, '年初'],
  [/[期月季]初/, '期初'],
  [/本年累计|累计|[一1][-至—–~到]本月|至本月|年内/, '本年累计'],
  [/本月|当月/, '本月'],
  [/本季|当季/, '本季'],
  [/上期|上个?会计期间|前期/, '上期'],
  [/上月/, '上月'],
  [/上季/, '上季'],
  [/本期|当期/, '本期'],
  [/本年|当年|今年/, '本年'],
  [/^未审(?:数|金额)$/, '未审数'],
  [/^审定(?:数|金额)$/, '审定数'],
]

/** English headings of forms for readers abroad: words in small letters, without blanks. */
const ENGLISH: readonly (readonly [RegExp, string])[] = [
  [/yeartodate|^ytd|cumulative/, '本年累计'],
  [
    /(?:ending|closing)balance|(?:end|close)of(?:the)?(?:period|year|month)|^(?:ending|closing)$/,
    '期末',
  ],
  [
    /(?:beginning|opening)balance|(?:beginning|start)of(?:the)?year|^(?:beginning|opening)$/,
    '年初',
  ],
  [/(?:beginning|start)of(?:the)?(?:period|month)/, '期初'],
  [/sameperiod(?:of)?(?:the)?(?:last|prior|previous)year/, '上年同期'],
  [/(?:prior|previous|last|preceding)(?:year|fiscalyear)/, '上年'],
  [/(?:prior|previous|last|preceding)(?:period|term)?$/, '上期'],
  [/(?:current|this)(?:year|fiscalyear)/, '本年'],
  [/(?:current|this)month/, '本月'],
  [/(?:current|this)(?:period|term)?$/, '本期'],
]

/** Roles that a heading of a statement is most surely meant by. */
export const BEGIN: ReadonlySet<string> = new Set(['年初', '期初', '上年年末'])
/** What was before the period of the statement, on days that its dates do not tell. */
export const BEFORE: ReadonlySet<string> = new Set(
  '上期 上年 上年同期 上年同期累计 上年年初 上月 上季'.split(' '),
)

/** The role that a heading without blanks names, or null. */
export function roleOf(plain: string): string | null {
  const role = ROLES.find(([pattern]) => pattern.test(plain))?.[1]
  if (role || /[\u4e00-\u9fff]/.test(plain)) return role ?? null
  const words = plain
    .toLowerCase()
    .replace(/[^a-z]/g, '')
    .replace(/(?:amount|rmb|cny)s?$/, '')
  return ENGLISH.find(([pattern]) => pattern.test(words))?.[1] ?? null
}
