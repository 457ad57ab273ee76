/** The bureaus' own rules for their forms: `"E20 = sum(E6:E14)+E19"`, or records with a `formula`. */

/** So many formulas make a file one of rules. */
const LEAST = 3
const CELL = /"[A-Z]{1,3}\d{1,4}\s?=/g
const RECORD = /"formula"\s?:/g

/** Whether a JSON text is a list of formulas, without amounts of anybody. */
export function isRuleFile(text: string): boolean {
  return count(text, CELL) >= LEAST || count(text, RECORD) >= LEAST
}

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0
