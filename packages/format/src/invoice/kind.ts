/** Canonical 发票种类; the cross-walk to vendor codes lives in `kinds.ts`. */
export const INVOICE_KINDS = [
  'VAT_SPECIAL_PAPER',
  'VAT_NORMAL_PAPER',
  'VAT_SPECIAL_ELEC',
  'VAT_NORMAL_ELEC',
  'VAT_NORMAL_ROLL',
  'TOLL_ELEC',
  'FREIGHT_SPECIAL',
  'MOTOR_VEHICLE',
  'USED_VEHICLE',
  'DIGITAL_SPECIAL',
  'DIGITAL_NORMAL',
  'DIGITAL_PAPER_SPECIAL',
  'DIGITAL_PAPER_NORMAL',
  'DIGITAL_PAPER_MOTOR',
  'DIGITAL_PAPER_USED',
  'RAIL_ETICKET',
  'AIR_ETICKET',
  'BLOCKCHAIN',
  'UNKNOWN',
] as const
export type InvoiceKind = (typeof INVOICE_KINDS)[number]
