import * as cit from './cit-lines.ts'
import * as vat from './vat-lines.ts'

const parse = (text: string): ReadonlyMap<string, string> =>
  new Map(
    text
      .trim()
      .split(/[|\n]/)
      .map((entry) => {
        const [, code = '', name = ''] = /^(\d+[a-z]?) (.+)$/.exec(entry) ?? []
        return [code, name]
      }),
  )

const FORMS: Readonly<Record<string, ReadonlyMap<string, string>>> = {
  GENERAL: parse(vat.VAT_GENERAL),
  GENERAL_1: parse(vat.VAT_GENERAL_1),
  GENERAL_2: parse(vat.VAT_GENERAL_2),
  GENERAL_3: parse(vat.VAT_GENERAL_3),
  GENERAL_4: parse(vat.VAT_GENERAL_4),
  GENERAL_5: parse(vat.VAT_GENERAL_5),
  SMALL: parse(vat.VAT_SMALL),
  SMALL_1: parse(vat.VAT_SMALL_1),
  A200000_2015: parse(cit.CIT_QUARTER_2015),
  A200000_2018: parse(cit.CIT_QUARTER_2018),
  A200000: parse(cit.CIT_QUARTER),
  2014: parse(cit.CIT_2014),
  2017: parse(cit.CIT_2017),
  2024: parse(cit.CIT_2024),
}

/**
 * Name of a line of a form (`GENERAL`, `SMALL`, their schedules `GENERAL_1`…, `A200000` with its older editions, or the layout
 * year of A100000); empty when it has none. Forms change: a line without a name keeps its number only.
 */
export const lineName = (form: string, code: string): string => FORMS[form]?.get(code) ?? ''

/** Lines of a form by their codes, in the order of the form; empty for a form that is not in the table. */
export const formLines = (form: string): ReadonlyMap<string, string> => FORMS[form] ?? new Map()
