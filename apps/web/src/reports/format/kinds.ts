/** 发票种类 and 发票状态 in the words printed on invoices (domain §1.5, §1.8). A word the table lacks stays as it is. */
const KINDS: Record<string, string> = {
  VAT_SPECIAL_PAPER: '增值税专用发票',
  VAT_NORMAL_PAPER: '增值税普通发票',
  VAT_SPECIAL_ELEC: '增值税电子专用发票',
  VAT_NORMAL_ELEC: '增值税电子普通发票',
  VAT_NORMAL_ROLL: '增值税普通发票（卷式）',
  TOLL_ELEC: '通行费电子普通发票',
  FREIGHT_SPECIAL: '货运专用发票',
  MOTOR_VEHICLE: '机动车销售统一发票',
  USED_VEHICLE: '二手车销售统一发票',
  DIGITAL_SPECIAL: '数电票（专用）',
  DIGITAL_NORMAL: '数电票（普通）',
  DIGITAL_PAPER_SPECIAL: '数电纸质发票（专）',
  DIGITAL_PAPER_NORMAL: '数电纸质发票（普）',
  DIGITAL_PAPER_MOTOR: '数电纸质机动车发票',
  DIGITAL_PAPER_USED: '数电纸质二手车发票',
  RAIL_ETICKET: '铁路电子客票',
  AIR_ETICKET: '航空电子行程单',
  BLOCKCHAIN: '区块链发票',
  UNKNOWN: '未注明票种',
}

const STATUSES: Record<string, string> = {
  NORMAL: '正常',
  VOID: '作废',
  RED_FULL: '已全额红冲',
  RED_PART: '已部分红冲',
}

export const kindName = (kind: string): string => KINDS[kind] ?? kind
export const statusName = (status: string): string => STATUSES[status] ?? status
