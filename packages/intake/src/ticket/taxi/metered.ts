/** A receipt whose labels cannot be read is told by its values: no other voucher prints the two times of a journey, how long was waited and how far was driven. */

/** A code of the tax offices' own forms: 1, region, year, form. */
export const CODE = /(?<!\d)1(?:1[1-5]|2[1-3]|3[1-7]|4[1-6]|5[0-4]|6[1-5])\d{9}(?!\d)/

/** Forms of values, each at the end of a line of its own, where a meter prints them. */
const NUMBER = /(?<!\d)\d{8}$/
const DAY = /\d[-./年][01]\d[-./月][0-3]\d$/
const TIME = /^\D{0,6}[0-2]\d[:.=][0-5]\d$/
const TIMES = /[0-2]\d[:.][0-5]\d[-~][0-2]\d[:.][0-5]\d$/
const WAIT = /(?<!\d)\d{1,2}[:.=]\d{2}[:.=-]?\d{2}$/
const DISTANCE = /k ?m$/i
const MONEY = /\d[.:]\d{2}元$|^[¥￥]\d{0,4}\.\d{2}$/
/** What a till prints as well are four: number, day, hour and amount. */
const ENOUGH = 5

/** Whether the lines of a text are those of a meter, under a code of a tax office. */
export function isMetered(text: string): boolean {
  if (!CODE.test(text)) return false
  const lines = text.split('\n')
  const count = (form: RegExp, most = 1) =>
    Math.min(most, lines.filter((line) => form.test(line)).length)
  const times = Math.max(2 * count(TIMES), count(TIME, 2))
  const others = [NUMBER, DAY, WAIT, DISTANCE, MONEY].reduce((sum, form) => sum + count(form), 0)
  return times > 0 && times + others >= ENOUGH
}
