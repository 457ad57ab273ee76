import { type Names, namesOf, words } from '../say/words.ts'

/** Vendors of records of others (registry, courts, lenders) by their codes, as rows and headings carry them. */
export const VENDOR_NAMES = words({
  tianyancha: ['天眼查', 'Tianyancha'],
  qichacha: ['企查查', 'Qichacha'],
  qixinbao: ['启信宝', 'Qixinbao'],
  gateway: ['数据服务商接口', 'Gateway of a data vendor'],
})

const isNamed = (vendor: string): vendor is keyof typeof VENDOR_NAMES & string =>
  Object.hasOwn(VENDOR_NAMES, vendor)

/** One that has no name here is called by its code. */
export const vendorNames = (vendor: string): Names =>
  isNamed(vendor) ? namesOf(VENDOR_NAMES, vendor) : { zh: vendor, en: vendor }
