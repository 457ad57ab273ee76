/** `Dec 31, 2023`, `31 December 2023`, `31/12/2023`, `FY2023` in the digits of the other headings. */
const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ')
const NAME =
  '(jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)'
const YEAR = '((?:19|20)\\d{2})'
const MONTH_FIRST = new RegExp(
  `(?<![a-z])${NAME}\\.?(\\d{1,2})(?:st|nd|rd|th)?,?${YEAR}(?!\\d)`,
  'i',
)
const DAY_FIRST = new RegExp(
  `(?<!\\d)(\\d{1,2})(?:st|nd|rd|th)?-?${NAME}\\.?,?-?${YEAR}(?!\\d)`,
  'i',
)
/** Day before month where the first number is no month. */
const TURNED = new RegExp(`^(1[3-9]|2\\d|3[01])[/.-](0?[1-9]|1[0-2])[/.-]${YEAR}$`)
const FISCAL = new RegExp(
  `^(?:FY|CY|fiscalyear|year(?:ended)?|forthe(?:year|periodended))${YEAR}$`,
  'i',
)

const monthOf = (name: string): number => MONTHS.indexOf(name.slice(0, 3).toLowerCase()) + 1

/** A heading without blanks, its English date as `2023年12月31日` or `2023年`; as it is where it has none. */
export function inChinese(plain: string): string {
  return plain
    .replace(MONTH_FIRST, (_, name, day, year) => `${year}年${monthOf(name)}月${day}日`)
    .replace(DAY_FIRST, (_, day, name, year) => `${year}年${monthOf(name)}月${day}日`)
    .replace(TURNED, (_, day, month, year) => `${year}年${month}月${day}日`)
    .replace(FISCAL, (_, year) => `${year}年`)
}
