/** Numbers of bank cards: ISO/IEC 7812, 12 to 19 digits of which the last is the check digit of Luhn. */

const SHAPE = /^\d{12,19}$/

export function isCardNo(text: string): boolean {
  if (!SHAPE.test(text)) return false
  let sum = 0
  for (let i = 0; i < text.length; i++) {
    const digit = Number(text[text.length - 1 - i])
    const twice = digit * 2
    sum += i % 2 === 0 ? digit : twice > 9 ? twice - 9 : twice
  }
  return sum % 10 === 0
}
