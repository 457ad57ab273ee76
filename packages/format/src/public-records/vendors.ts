/** Vendors of public records by their codes, as rows and headings carry them. */
const VENDORS: Readonly<Record<string, { zh: string; en: string }>> = {
  tianyancha: { zh: '天眼查', en: 'Tianyancha' },
  qichacha: { zh: '企查查', en: 'Qichacha' },
  qixinbao: { zh: '启信宝', en: 'Qixinbao' },
  gateway: { zh: '数据服务商接口', en: 'Gateway of a data vendor' },
}

/** One that has no name here is called by its code. */
export const vendorNames = (vendor: string): { zh: string; en: string } =>
  VENDORS[vendor] ?? { zh: vendor, en: vendor }
