/** Dates as old and solemn forms write them: 二〇二三年十二月三十一日. */
const DIGITS = '〇一二三四五六七八九'
const YEAR = /二[〇○零][〇○零一二三四五六七八九]{2}(?=年)/
const COUNT = /[一二三四五六七八九十]{1,3}(?=[月日])/g

const countOf = (words: string): string => {
  const [tens, ones] = words.includes('十') ? words.split('十') : ['', words]
  const ten = words.includes('十') ? Math.max(1, DIGITS.indexOf(tens || '一')) : 0
  return String(ten * 10 + (ones ? DIGITS.indexOf(ones) : 0))
}

/** A text with the numerals of its date in digits; as it is where no year is written in words. */
export function inDigits(text: string): string {
  if (!YEAR.test(text)) return text
  return text
    .replace(YEAR, (year) =>
      [...year].map((ch) => DIGITS.indexOf(ch.replace(/[○零]/, '〇'))).join(''),
    )
    .replace(COUNT, countOf)
}
